/** The Hungarian definite article, which follows from how the name is pronounced. */

/** Of numbers `egy`, `ezer` and those that begin with `öt`; `10` and `100` are `tíz` and `száz`. */
const VOWEL = /^(?:[aáeéiíoóöőuúüű5]|1(?:\d{3})*(?!\d))/iu;
/** Spelled out letter by letter: `MBH` is `em-bé-há`. */
const SPELLED = /^[FLMNRSXY](?=[^a-záéíóöőúüű]*(?:[^\p{L}]|$))/u;

/** @returns the name at the beginning of a sentence: `A Reserved`, `Az OTP Bank`. */
export function withArticle(name: string): string {
  return `${VOWEL.test(name) || SPELLED.test(name) ? 'Az' : 'A'} ${name}`;
}
