import { isPlainClick } from './plain-click.ts';

const click = (more: MouseEventInit) => isPlainClick(new MouseEvent('click', more));

test('the left button alone follows a link here', () => {
  expect(click({ button: 0 })).toBe(true);
});

test.each([
  { button: 1 },
  { metaKey: true },
  { ctrlKey: true },
  { shiftKey: true },
  { altKey: true },
])('a click with %p is the browser’s', (more) => {
  expect(click(more)).toBe(false);
});
