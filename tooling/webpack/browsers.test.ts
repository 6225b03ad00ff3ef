import { transform } from 'lightningcss';
import { CSS_OPTIONS } from './browsers.ts';

const minified = (css: string) =>
  transform({
    ...CSS_OPTIONS,
    filename: 'a.css',
    code: Buffer.from(css),
    minify: true,
  }).code.toString();

test('styles keep what the oldest browsers know: no line with its thickness in one declaration', () => {
  const css = '.a { text-decoration: underline; text-decoration-thickness: 0.09em }';
  expect(minified(css)).toBe('.a{text-decoration:underline;text-decoration-thickness:.09em}');
});

test('styles have the prefixes that the oldest browsers need', () => {
  expect(minified('.a { hyphens: auto }')).toBe('.a{-webkit-hyphens:auto;hyphens:auto}');
});
