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
  answerTo: 'k',
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
const pressKey = (key: string) => fireEvent.keyDown(field(), { key });

beforeEach(() => pressed.mockClear());

test('arrow keys go round the options of all groups; the keyboard stays in the field', () => {
  render(<Combobox {...PROPS} />);
  act(() => field().focus());
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

test('Enter opens the option that the arrow keys have reached, else the first', () => {
  render(<Combobox {...PROPS} />);
  pressKey('Enter');
  expect(opened()).toEqual(['Könyvliget']);
  pressKey('ArrowUp');
  pressKey('Enter');
  expect(opened()).toEqual(['Könyvliget', 'Koncert']);
});

test('while an input method composes a text, Enter and Escape belong to it', () => {
  const onTextChange = jest.fn();
  const { rerender } = render(<Combobox {...PROPS} onTextChange={onTextChange} />);
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  expect(opened()).toEqual([]);
  rerender(<Combobox {...PROPS} onTextChange={onTextChange} groups={[]} />);
  fireEvent.keyDown(field(), { key: 'Escape', isComposing: true });
  expect(onTextChange).not.toHaveBeenCalled();
});

test('Enter before the answer opens the first option that comes', () => {
  const { rerender } = render(<Combobox {...PROPS} groups={[]} isLoading />);
  pressKey('Enter');
  rerender(<Combobox {...PROPS} isLoading />);
  expect(opened()).toEqual([]);
  rerender(<Combobox {...PROPS} />);
  expect(opened()).toEqual(['Könyvliget']);
});

test('Enter before the answer is forgotten when more is typed', () => {
  const { rerender } = render(<Combobox {...PROPS} groups={[]} isLoading />);
  pressKey('Enter');
  rerender(<Combobox {...PROPS} text="kö" groups={[]} isLoading />);
  rerender(<Combobox {...PROPS} text="kö" />);
  expect(opened()).toEqual([]);
});

test('a list stays closed while something covers its position', () => {
  const { rerender } = render(<Combobox {...PROPS} isCovered />);
  expect(isListed()).toBe(false);
  rerender(<Combobox {...PROPS} />);
  expect(isListed()).toBe(true);
});

test('another answer begins anew', () => {
  const { rerender } = render(<Combobox {...PROPS} />);
  pressKey('ArrowDown');
  rerender(<Combobox {...PROPS} answerTo="ko" />);
  expect(reached()).toBeUndefined();
});

test('Escape closes the list, and pressed again empties the field', () => {
  const onTextChange = jest.fn();
  render(<Combobox {...PROPS} onTextChange={onTextChange} />);
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
  fireEvent.pointerDown(document.body);
  expect(isListed()).toBe(false);
});

test('the status is shown instead of the list when nothing was found', () => {
  render(<Combobox {...PROPS} groups={[]} isEmpty status="Nothing found" />);
  expect(screen.getByRole('status').textContent).toBe('Nothing found');
  expect([isListed(), field().getAttribute('aria-expanded')]).toEqual([false, 'false']);
});

test("the server's HTML has the field and no inline style", () => {
  const html = renderToString(<Combobox {...PROPS} text="" groups={[]} />);
  expect(html).toContain('role="combobox"');
  expect(html).not.toMatch(/<style| style=/);
});
