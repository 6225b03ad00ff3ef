import { codeOwner } from './code-owner.ts';

const SHELL = 'https://site.example/js/shell/0123456789abcdef/shell.1.js';
const CINEMA = 'https://site.example/js/cinema/fedcba9876543210/pages.2.js';

test('the innermost file of an app names the owner', () => {
  expect(codeOwner(['<anonymous>', CINEMA, SHELL])).toEqual({
    app: 'cinema',
    release: 'fedcba9876543210',
  });
});

test('files of no app name no owner', () => {
  expect(codeOwner(['chrome-extension://x/js/content.js', ''])).toBeUndefined();
});
