import { pageUrl } from './page-url.ts';

test.each([
  ['/mozi', undefined, undefined, '/mozi'],
  ['/mozi', {}, '', '/mozi'],
  ['/mozi', { nap: '2026-11-22', film: '' }, '', '/mozi?nap=2026-11-22'],
  ['/mozi', { film: '' }, 'musor', '/mozi#musor'],
  ['/terkep?lang=en', { bolt: 'hm' }, '', '/terkep?lang=en&bolt=hm'],
  ['/mozi', { szin: ['piros', '', 'kek'] }, '', '/mozi?szin=piros&szin=kek'],
  ['/mozi', { q: 'a b', nap: '1' }, 'musor', '/mozi?q=a+b&nap=1#musor'],
])('%s with query %p and hash %p is %s', (path, query, hash, url) => {
  expect(pageUrl(path, query, hash)).toBe(url);
});
