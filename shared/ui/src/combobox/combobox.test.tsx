import { act, fireEvent, render, screen } from '@testing-library/react';
import { Combobox, type ComboboxProps } from './combobox.tsx';

const pressed = jest.fn();
const PROPS: ComboboxProps<string> = {
  label: 'Search',
  placeholder: '',
  clearLabel: 'Clear',
  listLabel: 'Results',
  maxLength: 40,
  text: 'k',
  onTextChange: jest.fn(),
  resultsFor: 'k',
  isEmpty: false,
  isLoading: false,
  status: '',
  submitLabel: 'Start',
  groups: [
    { key: 'shops', name: 'Shops', options: ['Könyvliget', 'Kávézug'] },
    { key: 'news', name: 'News', options: ['Koncert'] },
  ],
  renderOption: (name, option) => (
    <a key={name} {...option} href={`#${name}`} onClick={() => pressed(name)}>
      {name}
    </a>
  ),
};

const field = () => screen.getByRole('combobox', { name: 'Search' });
const isListed = () => screen.queryByRole('listbox', { name: 'Results' }) !== null;
const active = () => screen.queryByRole('option', { selected: true })?.textContent;
function show(props: Partial<ComboboxProps<string>> = {}) {
  const shown = render(<Combobox {...PROPS} {...props} />);
  act(() => field().focus());
  return shown;
}
const pressKey = (key: string) => fireEvent.keyDown(field(), { key });

beforeEach(() => jest.clearAllMocks());

test('arrow keys cycle through the options of all groups and keep the focus in the field', () => {
  show();
  expect(active()).toBeUndefined();
  pressKey('ArrowDown');
  expect(active()).toBe('Könyvliget');
  const option = screen.getByRole('option', { name: 'Könyvliget' });
  expect(field().getAttribute('aria-activedescendant')).toBe(option.id);
  pressKey('ArrowUp');
  expect(active()).toBe('Koncert');
  pressKey('ArrowDown');
  expect(active()).toBe('Könyvliget');
  expect(document.activeElement).toBe(field());
});

const opened = () => pressed.mock.calls.map(([name]) => name);

test('Enter opens the active option, or submits the form without one', () => {
  show();
  // `false`: the default was prevented.
  expect(pressKey('Enter')).toBe(true);
  expect(opened()).toEqual([]);
  pressKey('ArrowUp');
  expect(pressKey('Enter')).toBe(false);
  expect(opened()).toEqual(['Koncert']);
});

test('leaves Enter and Escape to an input method that is composing', () => {
  const { rerender } = show();
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  expect(opened()).toEqual([]);
  rerender(<Combobox {...PROPS} groups={[]} />);
  fireEvent.keyDown(field(), { key: 'Escape', isComposing: true });
  expect(PROPS.onTextChange).not.toHaveBeenCalled();
});

test('resets the active option for new results', () => {
  const { rerender } = show();
  pressKey('ArrowDown');
  rerender(<Combobox {...PROPS} resultsFor="ko" />);
  expect(active()).toBeUndefined();
});

test('Escape closes the list, then clears the field', () => {
  show();
  expect(field().getAttribute('aria-expanded')).toBe('true');
  pressKey('Escape');
  expect(isListed()).toBe(false);
  expect(field().getAttribute('aria-expanded')).toBe('false');
  expect(PROPS.onTextChange).not.toHaveBeenCalled();
  pressKey('Escape');
  expect(PROPS.onTextChange).toHaveBeenCalledWith('');
});

test('a press outside closes a popup but not a panel', () => {
  const { rerender } = render(<Combobox {...PROPS} list="panel" />);
  fireEvent.pointerDown(document.body);
  expect(isListed()).toBe(true);
  rerender(<Combobox {...PROPS} />);
  act(() => field().focus());
  fireEvent.pointerDown(document.body);
  expect(isListed()).toBe(false);
});
