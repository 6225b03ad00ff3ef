import { CompositionWatch } from './composition-watch.ts';

const responseOf = (revision: string) =>
  new Response('', { headers: { 'x-composition': revision } });

test('a page is outdated while another composition than its own is live', () => {
  const watch = new CompositionWatch(7);
  expect(watch.isOutdated).toBe(false);
  // A newer one, or the one before after a refusal.
  for (const other of ['8', '6']) {
    watch.see(responseOf(other));
    expect(watch.isOutdated).toBe(true);
    watch.see(responseOf('7'));
    expect(watch.isOutdated).toBe(false);
  }
});

test.each([...['7', '7.5', 'next', ''].map(responseOf), new Response('')])(
  'a response without another revision leaves the page as it is: %#',
  (response) => {
    const watch = new CompositionWatch(7);
    watch.see(response);
    expect(watch.isOutdated).toBe(false);
  },
);
