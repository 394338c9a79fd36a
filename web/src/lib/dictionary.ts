// Dictionaries: one language of each is loaded, the other when somebody asks for it.
import { type Spoken, spoken } from "./phrases";
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

/** The same, where the sentences are data: a book of its own, and one that others share. */
export function catalogue<Own, Shared = object>(
  own: Books<Own>,
  shared?: Books<Shared>,
): Promise<() => Spoken<Shared> & Spoken<Own>> {
  const read = (language: Language) => async () => {
    const books = await Promise.all([shared?.[language](), own[language]()]);
    const said = books.map((book) => (book ? spoken(book.default, language) : {}));
    return { default: Object.assign({}, ...said) as Spoken<Shared> & Spoken<Own> };
  };
  return dictionary({ fr: read("fr"), en: read("en") });
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
