import { type DocumentParts, htmlDocument } from './document.ts';

const PARTS: DocumentParts = {
  head: {
    language: 'en',
    tags: [
      { tag: 'title', attributes: {}, text: 'Cats & <dogs>' },
      { tag: 'meta', attributes: { name: 'description', content: 'a "quoted" <text>' } },
      {
        tag: 'script',
        attributes: { type: 'application/ld+json' },
        text: '{"name":"</script><b>&"}',
      },
    ],
  },
  styles: ['/shell.css', '/page.css'],
  scripts: [{ url: '/shell.js', integrity: 'sha256-shell' }],
  moduleScripts: [{ url: '/page.js', integrity: 'sha256-page' }],
  site: '/site.json?v=1',
  fonts: ['/nunito.woff2'],
  headScripts: [{ url: '/head.js', integrity: 'sha256-head' }],
  body: '<main>Hello</main>',
  data: '<script type="application/json" id="page-data">{}</script>',
};

let html: string;

beforeEach(() => {
  html = htmlDocument(PARTS);
  document.open();
  document.write(html);
  document.close();
});

const attributesOf = (selector: string, name: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name));

test('a document has its language, its page and its data', () => {
  expect(html.startsWith('<!doctype html>')).toBe(true);
  expect(document.documentElement.lang).toBe('en');
  expect(document.getElementById('root')?.innerHTML).toBe('<main>Hello</main>');
  expect(document.getElementById('page-data')?.parentElement).toBe(document.body);
});

test('no text of a page breaks out of its element', () => {
  expect(document.title).toBe('Cats & <dogs>');
  expect(attributesOf('meta[name=description]', 'content')).toEqual(['a "quoted" <text>']);
  const data = document.querySelector('script[type="application/ld+json"]')?.textContent;
  expect(JSON.parse(data ?? '')).toEqual({ name: '</script><b>&' });
  expect(document.querySelector('head b, body > b')).toBeNull();
});

test('marks the tags that the browser replaces with the page', () => {
  const marked = document.querySelectorAll('[data-page-head]');
  expect([...marked].map(({ localName }) => localName)).toEqual(['title', 'meta', 'script']);
});

test('the script for the first paint waits for no style', () => {
  const script = document.querySelector('script:not([defer])[src="/head.js"]');
  const style = document.querySelector('link[rel=stylesheet]');
  const order = style && script?.compareDocumentPosition(style);
  expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

const preloads = 'link[rel=preload][as=script]';

test.each<[string, string, (string | null)[]]>([
  ['link[rel=manifest]', 'href', ['/manifest.webmanifest?lang=en']],
  ['link[rel=stylesheet]', 'href', ['/shell.css', '/page.css']],
  ['link[rel=preload][as=font]', 'crossorigin', ['']],
  ['link[data-start=site]', 'href', ['/site.json?v=1']],
  // The head's script requests it.
  ['link[data-start=site]', 'media', ['not all']],
  // The script of the first paint starts the others: none runs by itself.
  ['script:not([type]):not([src="/head.js"])', 'src', []],
  [preloads, 'href', ['/shell.js', '/page.js']],
  [preloads, 'data-start', ['script', 'script']],
  [preloads, 'integrity', ['sha256-shell', 'sha256-page']],
  [preloads, 'media', [null, 'not all']],
  // The browser discards a preloaded script of the same origin that has `crossorigin`.
  [preloads, 'crossorigin', [null, null]],
])('%s has the %s %j', (selector, name, values) => {
  expect(attributesOf(selector, name)).toEqual(values);
});
