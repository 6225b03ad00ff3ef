/** Texts as attackers, broken clients and visitors send them. */
import fc from 'fast-check';

const NASTY = [
  ...['', ' ', '\0', '\n', '\r\nX: 1', '..', '../../etc/passwd', '%', '%0a', '%00', '%E0%A4%A'],
  ...['__proto__', 'constructor', 'toString', 'null', 'undefined', 'NaN', '-1', '0', '1e9', '[]'],
  ...['<script>alert(1)</script>', '"\'`', "' or 1=1--", '{{brand}}', '#{7*7}', '//example.com'],
  ...['\u202e', '\u2028', '\ufeff', '\ud83d\ude00', 'ı', 'ß', 'a\u0301'.repeat(20)],
];

/** Any text: known trouble, any Unicode, and long ones. */
export const weirdText = fc.oneof(
  fc.constantFrom(...NASTY),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ maxLength: 120 }),
  fc
    .array(fc.constantFrom('a', 'b', 'é', ' ', '1', '&'), { maxLength: 120 })
    .map((all) => all.join('')),
  fc
    .tuple(fc.constantFrom('a', '%', 'ő', 'a '), fc.integer({ min: 100, max: 1_200 }))
    .map(([text, times]) => text.repeat(times)),
);

/** As a part of a path or query: mostly encoded, sometimes as it is, where a client could send that. */
export const weirdPart = fc
  .tuple(weirdText, fc.boolean())
  .map(([text, raw]) => (raw ? text.replace(/[^!-~]/g, '') : encodePart(text)));

/** Lone surrogates cannot be encoded. */
function encodePart(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

/** As the value of a header: visible Latin-1. */
export const weirdHeader = weirdText.map((text) =>
  text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '').slice(0, 600),
);
