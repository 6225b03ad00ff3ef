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

test('a browser learns the character set, how to lay the page out, its icons and its manifest', () => {
  expect(attributesOf('meta[charset]', 'charset')).toEqual(['utf-8']);
  const viewport = ['width=device-width, initial-scale=1'];
  expect(attributesOf('meta[name=viewport]', 'content')).toEqual(viewport);
  expect(attributesOf('meta[name=theme-color]', 'content')).toEqual(['#fff8ec']);
  const icons = ['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png'];
  expect(attributesOf('link[rel~=icon], link[rel=apple-touch-icon]', 'href')).toEqual(icons);
  expect(attributesOf('link[rel=manifest]', 'href')).toEqual(['/manifest.webmanifest?lang=en']);
});

test('no text of a page can break out of its place', () => {
  expect(document.title).toBe('Cats & <dogs>');
  expect(attributesOf('meta[name=description]', 'content')).toEqual(['a "quoted" <text>']);
  const data = document.querySelector('script[type="application/ld+json"]')?.textContent;
  expect(JSON.parse(data ?? '')).toEqual({ name: '</script><b>&' });
  expect(document.querySelector('head b, body > b')).toBeNull();
});

test('what belongs to the page is marked, so that the browser replaces it with the page', () => {
  const marked = [...document.querySelectorAll('[data-page-head]')].map(
    ({ localName }) => localName,
  );
  expect(marked).toEqual(['title', 'meta', 'script']);
});

test('the script for the first paint waits for no style', () => {
  const script = document.querySelector('script:not([defer])[src="/head.js"]');
  const style = document.querySelector('link[rel=stylesheet]');
  const order = style && script?.compareDocumentPosition(style);
  expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('the site record is preloaded in the way that fetch asks for it', () => {
  expect(attributesOf('link[rel=preload][as=fetch]', 'href')).toEqual(['/site.json?v=1']);
  expect(attributesOf('link[rel=preload][as=fetch]', 'crossorigin')).toEqual(['']);
});

test('styles come in order, fonts are preloaded', () => {
  expect(attributesOf('link[rel=stylesheet]', 'href')).toEqual(['/shell.css', '/page.css']);
  expect(attributesOf('link[rel=preload][as=font]', 'crossorigin')).toEqual(['']);
});

test('no script of the site runs by itself; all are there for the script of the first paint', () => {
  const scripts = 'script:not([type]):not([src="/head.js"])';
  expect(attributesOf(scripts, 'src')).toEqual([]);
  const preloads = 'link[rel=preload][as=script]';
  expect(attributesOf(preloads, 'href')).toEqual(['/shell.js', '/page.js']);
  expect(attributesOf(preloads, 'data-start')).toEqual(['script', 'script']);
  expect(attributesOf(preloads, 'integrity')).toEqual(['sha256-shell', 'sha256-page']);
  expect(attributesOf(preloads, 'media')).toEqual([null, 'not all']);
  // The browser throws a preloaded script of the same origin away if it has `crossorigin`.
  expect(attributesOf(preloads, 'crossorigin')).toEqual([null, null]);
});
