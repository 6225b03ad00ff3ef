import { charactersOf } from './subset-font-loader.ts';

test('a unicode-range is read as CSS writes it', () => {
  expect(charactersOf('U+0041-0043,U+150,u+1F600')).toBe('ABCŐ😀');
});

test.each(['U+', 'U+00G0', 'U+0041-', 'U+0043-0041', 'A-C'])('%s is refused', (range) => {
  expect(() => charactersOf(range)).toThrow(`unicode-range names "${range}"`);
});
