import { parsePath } from 'react-router-dom';
import { scrollAim } from './use-scroll.ts';

const path = (url: string) => ({ pathname: '', search: '', hash: '', ...parsePath(url) });
const aim = (from: string | undefined, to: string, saved?: number) =>
  scrollAim(from === undefined ? undefined : path(from), path(to), saved);

test('a hash leads to its element, on a new page and on the same', () => {
  expect(aim('/mozi', '/kapcsolat#adatvedelem')).toEqual({ kind: 'element', id: 'adatvedelem' });
  expect(aim('/mozi', '/mozi#%C3%A1rak')).toEqual({ kind: 'element', id: 'árak' });
  expect(aim('/mozi', '/mozi#%C3')).toEqual({ kind: 'element', id: '%C3' });
});

test('a change of the query alone keeps the scroll', () => {
  expect(aim('/uzletek', '/uzletek?kategoria=recreation')).toEqual({ kind: 'keep' });
  expect(aim('/uzletek?kategoria=recreation#lista', '/uzletek#lista', 40)).toEqual({
    kind: 'keep',
  });
});

test('a query that comes with a hash is not a change of the query alone', () => {
  expect(aim('/uzletek', '/uzletek?nezet=1#lista').kind).toBe('element');
});

test('otherwise a kept position comes back, and without one the page starts at its top', () => {
  expect(aim('/mozi', '/uzletek', 640)).toEqual({ kind: 'position', y: 640 });
  expect(aim('/mozi', '/uzletek')).toEqual({ kind: 'top' });
  expect(aim('/mozi', '/mozi')).toEqual({ kind: 'top' });
});

test('scrolls to the anchor of an alias, unless the URL has a hash', () => {
  const alias = (to: string) => scrollAim(path('/mozi'), path(to), undefined, 'hirlevel');
  expect(alias('/hirlevel?from=mail')).toEqual({ kind: 'element', id: 'hirlevel' });
  expect(alias('/hirlevel#elmenyek')).toEqual({ kind: 'element', id: 'elmenyek' });
});

test('a page that was just loaded stays where the browser has put it', () => {
  expect(aim(undefined, '/mozi')).toEqual({ kind: 'keep' });
});
