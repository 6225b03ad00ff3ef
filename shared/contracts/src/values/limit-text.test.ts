/** Leads are cut between words. */
import { limitText } from './limit-text.ts';

describe('limitText', () => {
  it.each([
    ['short enough', 20, 'short enough'],
    ['one two, three', 9, 'one two…'],
    ['one two three', 10, 'one two…'],
    ['one two three', 7, 'one two…'],
    ['unbreakable', 5, 'unbre…'],
  ])('%s to %i', (text, limit, expected) => {
    expect(limitText(text, limit)).toBe(expected);
  });
});
