import { codeOwner, debugImages } from './release-files.ts';

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

test('each file of a release gets one debug id, which begins with the release', () => {
  const images = debugImages([CINEMA, CINEMA, `${CINEMA}?try=1`, '<anonymous>']);
  expect(images.map(({ code_file }) => code_file)).toEqual([CINEMA, `${CINEMA}?try=1`]);
  expect(images[0]?.debug_id).toMatch(/^fedcba98-7654-3210-[0-9a-f]{4}-[0-9a-f]{12}$/);
  expect(images[1]?.debug_id).toBe(images[0]?.debug_id);
});

test('two files of a release have two debug ids', () => {
  const [page, slot] = debugImages([CINEMA, CINEMA.replace('pages', 'slots')]);
  expect(page?.debug_id).not.toBe(slot?.debug_id);
});
