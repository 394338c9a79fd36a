// Dictionaries: one language of each is loaded, the other when somebody asks for it.
import { type Language, choose, settings } from "./settings.svelte";

type Books<W> = Record<Language, () => Promise<{ default: W }>>;

const learners: ((language: Language) => Promise<void>)[] = [];

/** The sentences of the present language, once they have come. */
export async function dictionary<W>(books: Books<W>): Promise<() => W> {
  const known: Partial<Record<Language, W>> = {};
  const learn = async (language: Language) => {
    known[language] ??= (await books[language]()).default;
  };
  learners.push(learn);
  await learn(settings.language);
  return () => known[settings.language] ?? Object.values(known)[0]!;
}

/** Speak another language, as soon as all of its words are here. */
export async function speak(language: Language): Promise<void> {
  await Promise.all(learners.map((learn) => learn(language)));
  choose({ language });
}

/** Speak the other one of the two. */
export function switchLanguage(): Promise<void> {
  return speak(settings.language === "fr" ? "en" : "fr");
}
