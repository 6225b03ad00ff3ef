import { CompositionWatch } from './composition-watch.ts';

const answerOf = (revision: string) => new Response('', { headers: { 'x-composition': revision } });

test('a page is outdated once an answer names a newer composition, and stays so', () => {
  const watch = new CompositionWatch(7);
  expect(watch.isOutdated).toBe(false);
  watch.see(answerOf('8'));
  expect(watch.isOutdated).toBe(true);
  watch.see(answerOf('7'));
  expect(watch.isOutdated).toBe(true);
});

test.each(['7', '6', '7.5', 'next', ''])(
  'an answer with %p leaves the page as it is',
  (revision) => {
    const watch = new CompositionWatch(7);
    watch.see(answerOf(revision));
    expect(watch.isOutdated).toBe(false);
  },
);

test('an answer that names none leaves the page as it is', () => {
  const watch = new CompositionWatch(7);
  watch.see(new Response(''));
  expect(watch.isOutdated).toBe(false);
});
