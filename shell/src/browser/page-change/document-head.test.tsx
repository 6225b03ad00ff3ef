import { applyHead } from './document-head.ts';

const head = (language: 'hu' | 'en', title: string) => ({
  language,
  tags: [{ tag: 'title' as const, attributes: {}, text: title }],
});

test('the head of a page replaces the previous one', () => {
  applyHead(head('hu', 'Mozi'));
  applyHead(head('en', 'Cinema'));
  expect(document.documentElement.lang).toBe('en');
  expect(document.head.querySelectorAll('title')).toHaveLength(1);
  expect(document.title).toBe('Cinema');
});

test('does not set the same language again, which would restyle the whole page', () => {
  applyHead(head('hu', 'Mozi'));
  const changes = new MutationObserver(() => undefined);
  changes.observe(document.documentElement, { attributes: true });
  applyHead(head('hu', 'Üzletek'));
  expect(changes.takeRecords()).toEqual([]);
});
