import { CompositionWatch } from './composition-watch.ts';

const responseOf = (revision: string) =>
  new Response('', { headers: { 'x-composition': revision } });

test('a page is outdated while another composition than its own is live', () => {
  const watch = new CompositionWatch(7);
  expect(watch.isOutdated).toBe(false);
  watch.see(responseOf('8'));
  expect(watch.isOutdated).toBe(true);
  watch.see(responseOf('7'));
  expect(watch.isOutdated).toBe(false);
});

test('a page whose composition was refused after the swap is outdated', () => {
  const watch = new CompositionWatch(8);
  watch.see(responseOf('7'));
  expect(watch.isOutdated).toBe(true);
});

test.each(['7', '7.5', 'next', ''])('a response with %p leaves the page as it is', (revision) => {
  const watch = new CompositionWatch(7);
  watch.see(responseOf(revision));
  expect(watch.isOutdated).toBe(false);
});

test('a response that names none leaves the page as it is', () => {
  const watch = new CompositionWatch(7);
  watch.see(new Response(''));
  expect(watch.isOutdated).toBe(false);
});
