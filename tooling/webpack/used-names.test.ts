import { namesInSource } from './used-names.ts';

test.each([
  ['a link', `<PageLink to="cinema">films</PageLink>`, ['cinema']],
  [
    'a link with one of two targets',
    `<PageLink to={map ? 'shop-map' : 'shops'} />`,
    ['shop-map', 'shops'],
  ],
  ['a path', `const path = pathTo('shop', { slug })`, ['shop']],
  ['a path by its owner', `shellContext.pathTo('news')`, ['news']],
  ['a link that is left out without its route', `hasRoute('info') && <PageLink to="info" />`, []],
  ['another element', `<Link to="/mozi">films</Link>`, []],
  ['a name in a variable', `<PageLink to={route} />`, []],
])('%s', (_what, source, routes) => {
  expect(namesInSource(source)).toEqual({ routes, slots: [], messages: [] });
});

test('a slot', () => {
  const source = `<Slot name="newsletter" fallback={<DeferredSlot name="none" />} />`;
  expect(namesInSource(source)).toEqual({
    ...{ routes: [], slots: ['newsletter', 'none'], messages: [] },
  });
});

test('a generic arrow function, which a file without JSX may hold', () => {
  const source = `const first = <Value>(values: Value[]) => values[0]; pathTo('shop');`;
  expect(namesInSource(source, false)).toEqual({
    ...{ routes: ['shop'], slots: [], messages: [] },
  });
});

test('message keys, each with the app whose messages it is of', () => {
  const source = `
    const t = useMessages('cinema');
    const shellMessages = useMessages('shell');
    const title = t('movies.title', { count });
    const other = shellMessages(late ? 'page.late' : 'page.early');
    const computed = t(key);`;
  expect(namesInSource(source).messages).toEqual([
    { app: 'cinema', key: 'movies.title' },
    { app: 'shell', key: 'page.early' },
    { app: 'shell', key: 'page.late' },
  ]);
});
