/**
 * Leaves in a variable font the characters and the weight that the query of its URL names, for example
 * `nunito.woff2?unicode-range=U+0020-007E,U+0150&wght=450`, without ligatures and alternates.
 */
import subsetFont from 'subset-font';
import type { RawLoaderDefinitionFunction } from 'webpack';

/** The characters of `U+0041-0043,U+00E9`, in its order. @throws {Error} naming what is no range. */
export function charactersOf(unicodeRange: string): string {
  const characters = unicodeRange.split(',').flatMap((range) => {
    const [, first, last = first] = /^U\+([0-9A-F]{1,6})(?:-([0-9A-F]{1,6}))?$/i.exec(range) ?? [];
    const from = Number.parseInt(first ?? '', 16);
    const length = Number.parseInt(last ?? '', 16) - from + 1;
    if (!(length > 0)) {
      throw new Error(`unicode-range names "${range}"; a range is U+0041 or U+0041-005A`);
    }
    return Array.from({ length }, (_, index) => String.fromCodePoint(from + index));
  });
  return characters.join('');
}

const load: RawLoaderDefinitionFunction = async function (font) {
  // As a query, the `+` of `U+0041` would be a space.
  const query = new URLSearchParams(this.resourceQuery.replaceAll('+', '%2B'));
  const wght = Number(query.get('wght'));
  if (!(wght > 0)) throw new Error('wght in the query must be a weight, as in 450');
  return subsetFont(font, charactersOf(query.get('unicode-range') ?? ''), {
    targetFormat: 'woff2',
    variationAxes: { wght },
    noLayoutClosure: true,
  });
};

export default load;
export const raw = true;
