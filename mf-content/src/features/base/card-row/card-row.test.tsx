import { fireEvent, renderSlot } from '@mall/testing';
import { CardRow } from './card-row.tsx';

const three = {
  Component: () => (
    <CardRow label="Things" canBeList>
      {['a', 'b', 'c'].map((name) => (
        <p key={name}>{name}</p>
      ))}
    </CardRow>
  ),
};

const show = () => renderSlot(three, { app: 'content', language: 'en' });

/** A row of three cards of 300 pixels, the first one in front. */
function measured(row: HTMLElement, scrollLeft: number) {
  const scrollBy = jest.fn();
  Object.defineProperties(row, {
    scrollWidth: { value: 900 },
    clientWidth: { value: 300 },
    scrollLeft: { value: scrollLeft },
    scrollBy: { value: scrollBy },
  });
  Object.defineProperty(row.children[1], 'offsetLeft', { value: 300 });
  fireEvent.scroll(row);
  return scrollBy;
}

afterEach(() => {
  window.localStorage.clear();
  delete document.documentElement.dataset.cardLayout;
});

test('shows the number of the card in front and buttons to its neighbours', async () => {
  const shown = await show();
  const scrollBy = measured(shown.getByRole('list', { name: 'Things' }), 600);
  shown.getByText('3 / 3');
  await shown.user.click(shown.getByRole('button', { name: 'Previous' }));
  expect(scrollBy).toHaveBeenCalledWith(expect.objectContaining({ left: -300 }));
});

test('leaves the focus on the button that has led to the last card', async () => {
  const shown = await show();
  measured(shown.getByRole('list', { name: 'Things' }), 600);
  const next = shown.getByRole('button', { name: 'Next' });
  next.focus();
  expect(document.activeElement).toBe(next);
  expect(next.getAttribute('aria-disabled')).toBe('true');
});

test('remembers the list layout and can undo it', async () => {
  const shown = await show();
  const toggle = shown.getByRole('button', { name: 'Show as a list', pressed: false });
  await shown.user.click(toggle);
  expect(toggle.getAttribute('aria-pressed')).toBe('true');
  expect(document.documentElement.dataset.cardLayout).toBe('list');
  expect(window.localStorage.getItem('card-layout')).toBe('list');
  await shown.user.click(toggle);
  expect(document.documentElement.dataset.cardLayout).toBeUndefined();
  expect(window.localStorage.getItem('card-layout')).toBeNull();
});
