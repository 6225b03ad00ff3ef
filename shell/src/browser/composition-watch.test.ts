import { CompositionWatch } from './composition-watch.ts';

const responseOf = (revision: string) =>
  new Response('', { headers: { 'x-composition': revision } });

test('a page is outdated while another composition than its own is live', () => {
  const watch = new CompositionWatch('7');
  expect(watch.isOutdated).toBe(false);
  // A newer one, the one before after a refusal, or a candidate.
  for (const other of ['8', '6', '7.1a2b3c4d']) {
    watch.see(responseOf(other));
    expect(watch.isOutdated).toBe(true);
    watch.see(responseOf('7'));
    expect(watch.isOutdated).toBe(false);
  }
});

test.each([responseOf('7'), new Response('')])(
  'a response without another composition leaves the page as it is: %#',
  (response) => {
    const watch = new CompositionWatch('7');
    watch.see(response);
    expect(watch.isOutdated).toBe(false);
  },
);
