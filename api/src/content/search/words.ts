/** Cuts texts and queries into words; a name such as `H&M` is one word, however it is written. */
import { fold } from '@mall/contracts';

/** Each word of a query is work: a longer query is searched by its first words. */
const MAX_QUERY_WORDS = 6;

const BETWEEN_WORDS = /[\n\r\p{Separator}]+/u;
const PUNCTUATION = /[\n\r\p{Separator}\p{Punctuation}]+/u;
/** A sign within a name, which many leave out when they type it. */
const WITHIN_NAME = /(?<=[\p{Letter}\p{Number}])[&.'’](?=[\p{Letter}\p{Number}])/gu;

/** `H&M` becomes `HM`. */
function joinNames(text: string): string {
  return text.replace(WITHIN_NAME, '');
}

/** The words under which `text` is found: `H&M` by `hm`, and by each of its letters. */
export function wordsOfText(text: string): string[] {
  return text.split(BETWEEN_WORDS).flatMap((part) => {
    const joined = joinNames(part);
    const words = part.split(PUNCTUATION);
    return joined === part ? words : [...words, ...joined.split(PUNCTUATION)];
  });
}

const DIGIT = /\p{Number}/u;

/** A query as titles are compared with it: folded, without spaces at its ends. */
export function foldQuery(query: string): string {
  return fold(joinNames(query.trim()));
}

/**
 * The words of a query, folded, each once: `h&m` is the word `hm`, which does not match every h and
 * every m. Single letters beside longer words are left out, because nearly everything has them.
 */
function wordsOfQuery(query: string): string[] {
  const words = [...new Set(fold(joinNames(query)).split(PUNCTUATION))].filter(Boolean);
  const long = words.filter((word) => word.length > 1 || DIGIT.test(word));
  return long.length > 0 ? long : words;
}

/** Words of questions, folded: 'hol van a wc', 'where is the cash machine', 'mi megy a moziban'. */
const ASKING = new Set(
  [
    'a az egy es is van vannak hol hova merre mikor meddig mi mit melyik milyen hogy hogyan mennyi',
    'mennyibe kerul lehet be ki megy kell keresek szeretnek venni veszek vegyek kapok kaphato',
    'the an is are and or of on in at to do does you i my we can where when what which how much there',
    'for near get buy find need want',
    // Nearly everything is a shop; asked for alone, the words count.
    'uzlet uzletek bolt boltok shop shops store stores',
  ].flatMap((words) => words.split(' ')),
);

/** The words that count; all of them when none does. */
export function meantWords(query: string): string[] {
  const words = wordsOfQuery(query);
  const meant = words.filter((word) => !ASKING.has(word));
  return (meant.length > 0 ? meant : words).slice(0, MAX_QUERY_WORDS);
}

/** Hungarian case endings and plurals, and English plurals, all folded. */
const ENDINGS = [
  ...'k t n s i ok ek ak ot et at kat ket on en an ban ben ba be bol ra re rol nak nek'.split(' '),
  ...'hoz hez tol ig val vel ert kor es os as'.split(' '),
];
const SHORTEST_STEM = 3;
/** `capakkal`: the ending `val` takes on the consonant before it. */
const ASSIMILATED = /(?<=([a-z]))\1[ae]l$/;

const withoutEnding = (word: string): string[] =>
  [
    ...ENDINGS.filter((ending) => word.endsWith(ending)).map((one) => word.slice(0, -one.length)),
    word.replace(ASSIMILATED, ''),
    word.replace(/ies$/, 'y'),
  ].filter((stem) => stem.length >= SHORTEST_STEM && stem !== word);

/** What a folded `word` may be without its ending, or its last two: `cipokben`, `cipok`, `cipo`. */
export function stems(word: string): string[] {
  const once = withoutEnding(word);
  return [...new Set([...once, ...once.flatMap(withoutEnding)])];
}

/** `word` with two neighbouring letters the other way round: one error, which would count as two. */
export function swaps(word: string): string[] {
  const letters = [...word];
  return letters
    .slice(1)
    .map((next, at) => letters.toSpliced(at, 2, next, letters[at] ?? '').join(''));
}

/** The folded words that are in more than `maxTexts` of `texts`. */
export function commonWords(texts: readonly string[], maxTexts: number): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const word of new Set(wordsOfText(text).map(fold))) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return new Set([...counts].flatMap(([word, count]) => (count > maxTexts ? [word] : [])));
}
