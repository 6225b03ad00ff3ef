import { codeOwner, debugImages } from './release-files.ts';

const SHELL = 'https://site.example/js/shell/0123456789abcdef/shell.1.js';
const CINEMA = 'https://site.example/js/cinema/fedcba9876543210/pages.2.js';

test('the innermost file of an app names the owner, if there is one', () => {
  expect(codeOwner(['<anonymous>', CINEMA, SHELL])).toEqual({
    app: 'cinema',
    release: 'fedcba9876543210',
  });
  expect(codeOwner(['chrome-extension://x/js/content.js', ''])).toBeUndefined();
});

test('each file of a release gets one debug id of its own, which begins with the release', () => {
  const slots = CINEMA.replace('pages', 'slots');
  const images = debugImages([CINEMA, CINEMA, `${CINEMA}?try=1`, slots, '<anonymous>']);
  expect(images.map(({ code_file }) => code_file)).toEqual([CINEMA, `${CINEMA}?try=1`, slots]);
  const [id, again, other] = images.map(({ debug_id }) => debug_id);
  expect(id).toMatch(/^fedcba98-7654-3210-[0-9a-f]{4}-[0-9a-f]{12}$/);
  expect(again).toBe(id);
  expect(other).not.toBe(id);
});
