// French words that change before a name.

const VOWEL = /^[aeiouâàäéèêëîïôöùûü]/i;

/** "de", before a name. */
export const of = (name: string): string => (VOWEL.test(name) ? `d’${name}` : `de ${name}`);

/** "que", before a name. */
export const that = (name: string): string => (VOWEL.test(name) ? `qu’${name}` : `que ${name}`);
