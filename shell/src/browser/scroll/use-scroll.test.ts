import { parsePath } from 'react-router-dom';
import { scrollAim } from './use-scroll.ts';

const path = (url: string) => ({ pathname: '', search: '', hash: '', ...parsePath(url) });
const keep = { kind: 'keep' };
const element = (id: string) => ({ kind: 'element', id });

test.each<[string | undefined, string, number | undefined, object]>([
  ['/mozi', '/kapcsolat#adatvedelem', undefined, element('adatvedelem')],
  ['/mozi', '/mozi#%C3%A1rak', undefined, element('árak')],
  ['/mozi', '/mozi#%C3', undefined, element('%C3')],
  // A change of the query alone keeps the scroll, unless it comes with a hash.
  ['/uzletek', '/uzletek?kategoria=recreation', undefined, keep],
  ['/uzletek?kategoria=recreation#lista', '/uzletek#lista', 40, keep],
  ['/uzletek?kategoria=recreation#lista', '/uzletek', undefined, keep],
  // Back from the page that a pager's link leads to.
  ['/uzletek?oldal=2#lista', '/uzletek', 640, { kind: 'position', y: 640 }],
  ['/uzletek', '/uzletek?nezet=1#lista', undefined, element('lista')],
  ['/mozi', '/uzletek', 640, { kind: 'position', y: 640 }],
  // The visitor may have scrolled on from the element of the hash.
  ['/mozi', '/kapcsolat#adatvedelem', 640, { kind: 'position', y: 640 }],
  ['/mozi', '/uzletek', undefined, { kind: 'top' }],
  ['/mozi', '/mozi', undefined, { kind: 'top' }],
  // Reloaded: the visitor has scrolled on.
  [undefined, '/#newsletter', 640, { kind: 'position', y: 640 }],
  // The browser has scrolled a page that was just loaded.
  [undefined, '/mozi', undefined, keep],
])('from %s to %s with the saved position %s', (from, to, saved, expected) => {
  expect(scrollAim(from === undefined ? undefined : path(from), path(to), saved)).toEqual(expected);
});

test.each([
  ['/hirlevel?from=mail', 'hirlevel'],
  ['/hirlevel#elmenyek', 'elmenyek'],
])('scrolls from an alias at %s to #%s', (to, id) => {
  expect(scrollAim(path('/mozi'), path(to), undefined, 'hirlevel')).toEqual(element(id));
});
