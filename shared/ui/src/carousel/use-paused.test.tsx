import { act, fireEvent, render } from '@testing-library/react';
import { useRef } from 'react';
import { usePaused } from './use-paused.ts';

function Region({ onHover }: { onHover: boolean }) {
  const ref = useRef<HTMLElement>(null);
  return (
    <section ref={ref}>
      <p>{usePaused(ref, onHover) ? 'paused' : 'free'}</p>
      <button type="button">Next</button>
    </section>
  );
}

function show(onHover = true) {
  const { container, getByRole } = render(<Region onHover={onHover} />);
  const region = container.querySelector('section');
  if (!region) throw new Error('no region');
  return {
    button: getByRole('button'),
    state: () => container.querySelector('p')?.textContent,
    // jsdom has no pointer events of its own with a type.
    enter: (pointerType: string) =>
      act(
        () => void region.dispatchEvent(Object.assign(new Event('pointerenter'), { pointerType })),
      ),
    leave: () => act(() => void region.dispatchEvent(new Event('pointerleave'))),
  };
}

test('a mouse holds a carousel while it is over it; a touch does not', () => {
  const { state, enter, leave } = show();
  expect(state()).toBe('free');
  enter('mouse');
  expect(state()).toBe('paused');
  leave();
  expect(state()).toBe('free');
  enter('touch');
  expect(state()).toBe('free');
});

test('a carousel may go on below a mouse', () => {
  const { state, enter } = show(false);
  enter('mouse');
  expect(state()).toBe('free');
});

test('the keyboard holds a carousel while it is in it', () => {
  const { state, button } = show(false);
  act(() => button.focus());
  expect(state()).toBe('paused');
  act(() => button.blur());
  expect(state()).toBe('free');
});

test('a page that is not looked at holds its carousels', () => {
  const { state } = show(false);
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  fireEvent(document, new Event('visibilitychange'));
  expect(state()).toBe('paused');
  hidden.mockReturnValue(false);
  fireEvent(document, new Event('visibilitychange'));
  expect(state()).toBe('free');
});
