import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
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
  icon: null,
  groups: [
    { key: 'shops', name: 'Shops', options: ['Könyvliget', 'Kávézug'] },
    { key: 'news', name: 'News', options: ['Koncert'] },
  ],
  renderOption: (name, option) => (
    <a
      key={name}
      {...option}
      href={`#${name}`}
      onClick={(event) => pressed({ currentTarget: event.currentTarget })}
    >
      {name}
    </a>
  ),
};

const field = () => screen.getByRole('combobox', { name: 'Search' });
const isListed = () => screen.queryByRole('listbox', { name: 'Results' }) !== null;
const reached = () => screen.queryByRole('option', { selected: true })?.textContent;
/** With the focus in the field, as a visitor types. */
function show(props: Partial<ComboboxProps<string>> = {}) {
  const shown = render(<Combobox {...PROPS} {...props} />);
  act(() => field().focus());
  return shown;
}
const pressKey = (key: string) => fireEvent.keyDown(field(), { key });

beforeEach(() => pressed.mockClear());

test('arrow keys go round the options of all groups; the keyboard stays in the field', () => {
  show();
  expect(reached()).toBeUndefined();
  pressKey('ArrowDown');
  expect(reached()).toBe('Könyvliget');
  const option = screen.getByRole('option', { name: 'Könyvliget' });
  expect(field().getAttribute('aria-activedescendant')).toBe(option.id);
  pressKey('ArrowUp');
  expect(reached()).toBe('Koncert');
  pressKey('ArrowDown');
  expect(reached()).toBe('Könyvliget');
  expect(document.activeElement).toBe(field());
});

const opened = () => pressed.mock.calls.map(([event]) => event.currentTarget.textContent);

test('Enter opens the option that the arrow keys have reached, else it is left to the form', () => {
  show();
  // `false` says that the default was prevented.
  expect(pressKey('Enter')).toBe(true);
  expect(opened()).toEqual([]);
  pressKey('ArrowUp');
  expect(pressKey('Enter')).toBe(false);
  expect(opened()).toEqual(['Koncert']);
});

test('the list waits for the focus', () => {
  render(<Combobox {...PROPS} />);
  expect(isListed()).toBe(false);
  act(() => field().focus());
  expect(isListed()).toBe(true);
});

test('while an input method composes a text, Enter and Escape belong to it', () => {
  const onTextChange = jest.fn();
  const { rerender } = show({ onTextChange });
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  expect(opened()).toEqual([]);
  rerender(<Combobox {...PROPS} onTextChange={onTextChange} groups={[]} />);
  fireEvent.keyDown(field(), { key: 'Escape', isComposing: true });
  expect(onTextChange).not.toHaveBeenCalled();
});

test('a list stays closed while something covers its position', () => {
  const { rerender } = show({ isCovered: true });
  expect(isListed()).toBe(false);
  rerender(<Combobox {...PROPS} />);
  expect(isListed()).toBe(true);
});

test('another answer begins anew', () => {
  const { rerender } = show();
  pressKey('ArrowDown');
  rerender(<Combobox {...PROPS} resultsFor="ko" />);
  expect(reached()).toBeUndefined();
});

test('Escape closes the list, and pressed again empties the field', () => {
  const onTextChange = jest.fn();
  show({ onTextChange });
  expect(field().getAttribute('aria-expanded')).toBe('true');
  pressKey('Escape');
  expect(isListed()).toBe(false);
  expect(field().getAttribute('aria-expanded')).toBe('false');
  expect(onTextChange).not.toHaveBeenCalled();
  pressKey('Escape');
  expect(onTextChange).toHaveBeenCalledWith('');
});

test('a press outside closes a popup, not a panel', () => {
  const { rerender } = render(<Combobox {...PROPS} list="panel" />);
  fireEvent.pointerDown(document.body);
  expect(isListed()).toBe(true);
  rerender(<Combobox {...PROPS} />);
  act(() => field().focus());
  fireEvent.pointerDown(document.body);
  expect(isListed()).toBe(false);
});

test('the status is shown instead of the list when nothing was found', () => {
  show({ groups: [], isEmpty: true, status: 'Nothing found' });
  expect(screen.getByRole('status').textContent).toBe('Nothing found');
  expect([isListed(), field().getAttribute('aria-expanded')]).toEqual([false, 'false']);
});

test("the server's HTML has the field and no inline style", () => {
  const html = renderToString(<Combobox {...PROPS} text="" groups={[]} />);
  expect(html).toContain('role="combobox"');
  expect(html).not.toMatch(/<style| style=/);
});
