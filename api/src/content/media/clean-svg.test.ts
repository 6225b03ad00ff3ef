/** SVG that could do anything but show itself is refused by name; the rest keeps its look. */
import { cleanSvg } from './clean-svg.ts';

const svg = (inner: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9" ${attributes}>${inner}</svg>`;

/** Declares ten entities, each ten times as long as the one before. */
const BILLION_LAUGHS = `<!DOCTYPE svg [<!ENTITY a0 "ha">${Array.from(
  { length: 10 },
  (_, i) => `<!ENTITY a${i + 1} "${`&a${i};`.repeat(10)}">`,
).join('')}]>${svg('<text>&a10;</text>')}`;

describe('cleanSvg', () => {
  it.each([
    ['a script', svg('<script>alert(1)</script>'), 'holds <script>'],
    [
      'a script with a prefix',
      svg('<s:script xmlns:s="http://www.w3.org/2000/svg"/>'),
      '<s:script>',
    ],
    ['an event handler', svg('', 'onload="alert(1)"'), 'event handler (onload)'],
    ['an event handler in capitals', svg('<path OnClick="x()"/>'), 'event handler (OnClick)'],
    [
      'HTML',
      svg('<foreignObject><p xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'),
      'holds <foreignObject>',
    ],
    ['a link that runs code', svg('<a xlink:href="javascript:x()"/>'), 'holds a script'],
    [
      'an animation that sets one',
      svg('<set attributeName="href" to="javascript:x()"/>'),
      'holds a script',
    ],
    ['an image elsewhere', svg('<image href="https://evil.example/a.png"/>'), 'outside the file'],
    ['an embedded file', svg('<image href="data:image/svg+xml,%3Csvg/%3E"/>'), 'outside the file'],
    ['a file of the machine', svg('<use xlink:href="file:///etc/passwd#a"/>'), 'outside the file'],
    [
      'another base',
      svg('<use href="#a"/>', 'xml:base="https://evil.example/"'),
      'outside the file',
    ],
    ['a paint elsewhere', svg('<path fill="url(https://evil.example/a#b)"/>'), 'outside the file'],
    [
      'a quoted paint elsewhere',
      svg(`<path style="fill:url( 'https://evil.example/a' )"/>`),
      'outside the file',
    ],
    [
      'a style sheet elsewhere',
      svg('<style>@import "https://evil.example/a.css";</style>'),
      'in <style>',
    ],
    [
      'a style sheet in CDATA',
      svg('<style><![CDATA[a{fill:\\75rl(//evil.example)}]]></style>'),
      'in <style>',
    ],
    ['an instruction', `<?xml-stylesheet href="a.css"?>${svg('')}`, '<?xml-stylesheet?>'],
    [
      'an external entity',
      `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<text>&x;</text>')}`,
      'declares entities',
    ],
    ['a billion laughs', BILLION_LAUGHS, 'declares entities'],
    ['broken XML', '<svg xmlns="http://www.w3.org/2000/svg"><g></svg>', 'is not well-formed XML'],
  ])('refuses %s', (_name, text, message) => {
    expect(() => cleanSvg(text)).toThrow(message);
  });

  it('names everything that is wrong', () => {
    const text = svg('<script/><g onclick="x()"/>', 'onload="x()"');
    expect(() => cleanSvg(text)).toThrow(
      'holds an event handler (onload); holds <script>; holds an event handler (onclick)',
    );
  });

  it('keeps what is seen and drops what is not', () => {
    const text = `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><!-- mine -->${svg(
      `<metadata>me</metadata><style>.a{fill:url(#p)}</style><linearGradient id="p"/><path class="a" fill="url('#p')" d="M0 0h9"/><use xlink:href="#p"/>`,
    )}`;
    const cleaned = cleanSvg(text);
    expect(cleaned).toMatch(/^<svg /);
    expect(cleaned).not.toMatch(/DOCTYPE|metadata|mine/);
    for (const part of ['.a{fill:url(#p)}', 'id="p"', 'd="M0 0h9"', 'xlink:href="#p"']) {
      expect(cleaned).toContain(part);
    }
  });
});
