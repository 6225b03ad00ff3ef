/** The name of a winner as the list of winners shows it: the given name, and initials. */
import type { Language } from '@mall/contracts';

/** Characters that are invisible, such as those that change the direction of the text around them. */
const INVISIBLE = /\p{Cf}/gu;

/** Letters that Hungarian writes with two or three characters. */
const INITIAL = /^(?:dzs|cs|dz|gy|ly|ny|sz|ty|zs|.)/iu;

const initial = (word: string) => {
  const [letter = ''] = INITIAL.exec(word) ?? [];
  return `${letter.charAt(0).toUpperCase()}${letter.slice(1).toLowerCase()}.`;
};

/** `Szabó Bence` is `Sz. Bence` in Hungarian, `Anna Smith` is `Anna S.` in English. */
export function publishedName(name: string, language: Language): string {
  const words = name.replace(INVISIBLE, '').trim().split(/\s+/u);
  if (words.length === 1) return initial(words[0] ?? '');
  if (language === 'hu') return [...words.slice(0, -1).map(initial), words.at(-1)].join(' ');
  return [words[0], ...words.slice(1).map((word) => `${word.charAt(0).toUpperCase()}.`)].join(' ');
}
