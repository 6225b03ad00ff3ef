import type { Art } from '../../content/source-schema.ts';
import { IMAGE_KINDS, type ImageKind } from '../image-kind.ts';
import { checkArt, drawArt, KNOWN_ART } from './known-art.ts';

const artOf = (art: string, options: Art['options'] = {}): Art => ({
  art,
  options,
  alt: { hu: '', en: '' },
});

const SCENES = KNOWN_ART.art.filter((name) => name !== 'poster' && name !== 'logo');
const DRAWINGS: [name: string, kind: ImageKind, art: Art][] = [
  ...SCENES.map((name): [string, ImageKind, Art] => [name, 'cover', artOf(name)]),
  ...SCENES.map((name): [string, ImageKind, Art] => [name, 'featured', artOf(name, { seed: 7 })]),
  ...KNOWN_ART.motifs.map((motif): [string, ImageKind, Art] => [
    motif,
    'poster',
    artOf('poster', { motif }),
  ]),
  ...KNOWN_ART.shapes.map((shape): [string, ImageKind, Art] => [
    shape,
    'logo',
    artOf('logo', { letters: "Őr & D'3", shape }),
  ]),
];

const draw = (art: Art, kind: ImageKind) => drawArt(art, kind, IMAGE_KINDS[kind].size);

/** Every element that is opened is closed, in order. */
function openElements(svg: string): string[] {
  const open: string[] = [];
  for (const [, closing, name = '', own] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^<>]*?(\/?)>/g)) {
    if (closing && open.pop() !== name) return [name];
    if (!closing && !own) open.push(name);
  }
  return open;
}

describe('the drawings', () => {
  it.each(DRAWINGS)('%s as %s is the same each time, with no number left out', (_, kind, art) => {
    const svg = draw(art, kind);
    expect(draw(art, kind)).toBe(svg);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+"/);
    expect(openElements(svg)).toEqual([]);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('vary with the seed and the palette', () => {
    const plain = draw(artOf('mall'), 'featured');
    expect(draw(artOf('mall', { seed: 2 }), 'featured')).not.toBe(plain);
    expect(draw(artOf('mall', { palette: 'winter' }), 'featured')).not.toBe(plain);
  });
});

describe('checkArt', () => {
  it.each<[string, ImageKind, Art, RegExp]>([
    ['art', 'featured', artOf('mal'), /art "mal" is not known.*mall/],
    ['palette', 'box', artOf('mall', { palette: 'pink' }), /palette "pink".*sunrise/],
    ['motif', 'poster', artOf('poster', { motif: 'cow' }), /motif "cow".*horse/],
    ['a missing motif', 'poster', artOf('poster'), /motif "".*horse/],
    ['shape', 'logo', artOf('logo', { letters: 'A', shape: 'star' }), /shape "star".*circle/],
    ['letters', 'logo', artOf('logo', { letters: 'Ñ' }), /letters "Ñ" has "Ñ"/],
    ['no letters', 'logo', artOf('logo'), /letters is missing/],
    ['option', 'cover', artOf('mall', { colour: 'red' }), /option of art "mall" "colour"/],
    ['a scene as logo', 'logo', artOf('mall'), /cannot be a logo; use art "logo"/],
  ])('names a wrong %s and what would be right', (_, kind, art, message) => {
    expect(checkArt(art, kind)).toMatch(message);
    expect(() => draw(art, kind)).toThrow(message);
  });

  it('has nothing against a known drawing', () => {
    expect(checkArt(artOf('mall', { palette: 'night', seed: 3 }), 'cover')).toBeUndefined();
  });
});
