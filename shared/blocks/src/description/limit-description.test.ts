import { limitDescription } from './limit-description.ts';

test('a long text is cut at a word, with an ellipsis', () => {
  const cut = limitDescription('A word, and another one. '.repeat(20));
  expect(cut.length).toBeLessThanOrEqual(160);
  expect(cut).toMatch(/(word|and|another|one\.)…$/);
});

test('a short text gets more behind it', () => {
  expect(limitDescription('Two for one.', 'See all discounts.')).toBe(
    'Two for one. See all discounts.',
  );
});

test('a text of the right length stays as it is', () => {
  const text = 'a description of fifty-one characters, just enough.';
  expect(limitDescription(text, 'More.')).toBe(text);
});
