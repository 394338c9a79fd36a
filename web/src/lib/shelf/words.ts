// What every shelf says alike; a game adds what it says of its own things. No-break spaces stand
// before ; : ! ? and in guillemets.

const unreadyFr = (n: number) => (n > 1 ? `${n} points à corriger` : "1 point à corriger");
const unreadyEn = (n: number) => (n > 1 ? `${n} things to mend` : "1 thing to mend");

export const fr = {
  shelf: {
    unready: unreadyFr,
    more: (name: string) => `Que faire de ${name}`,
    rename: "Renommer",
    duplicate: "Dupliquer",
    export: "Exporter",
    delete: "Supprimer",
    throw: "Jeter le brouillon",
    deleteSure: (name: string) => `Supprimer ${name} ?`,
    copyOf: (name: string) => `${name} (copie)`,
    copied: (name: string) => `${name} est sur l’étagère.`,
  },
  editor: {
    save: "Enregistrer",
    play: "Jouer",
    playNot: "Pas encore jouable : voyez ce qui reste à corriger.",
    more: "Autres actions",
  },
  verdict: {
    asking: "Vérification…",
    unready: unreadyFr,
  },
  import: { go: "Importer" },
};

export type SharedWords = typeof fr;

export const en: SharedWords = {
  shelf: {
    unready: unreadyEn,
    more: (name) => `What to do with ${name}`,
    rename: "Rename",
    duplicate: "Duplicate",
    export: "Export",
    delete: "Delete",
    throw: "Throw the draft away",
    deleteSure: (name) => `Delete ${name}?`,
    copyOf: (name) => `${name} (copy)`,
    copied: (name) => `${name} is on the shelf.`,
  },
  editor: {
    save: "Save",
    play: "Play",
    playNot: "Not playable yet: see what is left to mend.",
    more: "Other actions",
  },
  verdict: {
    asking: "Checking…",
    unready: unreadyEn,
  },
  import: { go: "Import" },
};

/** What a game says of the things of one kind, besides. */
export interface KindWords extends SharedWords {
  shelf: SharedWords["shelf"] & {
    title: string;
    lead: string;
    empty: string;
    fresh: string; // over where a new one starts
    import: string;
    share?: string; // only where there is a way to share
    ready: string;
    unsaved: string;
    changed: string;
    unreadable: string;
    when: (date: string) => string;
    deleteText: string;
    done: { renamed: (name: string) => string; deleted: (name: string) => string };
  };
  editor: SharedWords["editor"] & {
    missing: string;
    missingText: string;
    unreadable?: string; // without it, what can't be read is told as missing
    unreadableText?: string;
    back: string;
    name: string;
    savedNow: (name: string) => string;
  };
  verdict: SharedWords["verdict"] & { ready: string; unreached: string };
  import: ImportWords;
  export: ExportWords;
}

export type ImportWords = SharedWords["import"] & { title: string; lead: string; text: string };

export interface ExportWords {
  title: string;
  lead: string;
  copy: string;
  copied: string;
  notCopied: string;
  file: string;
}
