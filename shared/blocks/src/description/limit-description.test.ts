import { limitDescription } from './limit-description.ts';

test('cuts a long text at a word, with an ellipsis', () => {
  const cut = limitDescription('A word, and another one. '.repeat(20));
  expect(cut.length).toBeLessThanOrEqual(160);
  expect(cut).toMatch(/(word|and|another|one\.)…$/);
});

test('extends a short text', () => {
  expect(limitDescription('Two for one.', 'See all discounts.')).toBe(
    'Two for one. See all discounts.',
  );
});

test('keeps a text of the right length', () => {
  const text = 'a description of fifty-one characters, just enough.';
  expect(limitDescription(text, 'More.')).toBe(text);
});
