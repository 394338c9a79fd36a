// Places where a long word may be broken: between syllables, as French prints them.

const LONG = 11; // letters from which a word may be too long for a card
const SHORE = 3; // letters that stay together at either end
const VOWELS = "aeiouyâàéèêëîïôöùûüœ";
const PAIRS = /^(?:[bcdfgptv]r|[bcfgp]l|[cpt]h|gn|qu|gu)$/; // consonants that stay together
const SOFT = "\u00ad";

/** A text whose words of so many letters may be broken where a syllable ends. */
export function soft(text: string, long = LONG): string {
  return text.replace(/\p{L}+/gu, (word) => (word.length < long ? word : broken(word)));
}

function broken(word: string): string {
  let out = "";
  for (let at = 0; at < word.length; at++) {
    if (at >= SHORE && word.length - at >= SHORE && begins(word.toLowerCase(), at)) out += SOFT;
    out += word[at];
  }
  return out;
}

/** Whether a syllable begins at a letter: the last consonant, or pair of them, before a vowel. */
function begins(word: string, at: number): boolean {
  const vowel = (i: number) => VOWELS.includes(word[i] ?? "");
  if (vowel(at)) return false;
  if (PAIRS.test(word.slice(at, at + 2))) return vowel(at + 2);
  if (PAIRS.test(word.slice(at - 1, at + 1))) return false;
  return vowel(at + 1);
}
