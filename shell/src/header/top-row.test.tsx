import { act, render } from '@testing-library/react';
import { keepTopRow, useTopRow } from './top-row.ts';

const TopRow = () => <p>{useTopRow()}</p>;

function scrollTo(y: number): void {
  act(() => {
    Object.assign(window, { scrollY: y });
    window.dispatchEvent(new Event('scroll'));
  });
}

afterEach(() => scrollTo(0));

test('a programmatic scroll keeps the row until the visitor scrolls', () => {
  const { getByText } = render(<TopRow />);
  const visitorScrolls = new AbortController();
  act(() => keepTopRow(visitorScrolls.signal));
  scrollTo(900);
  getByText('kept');
  act(() => visitorScrolls.abort());
  getByText('hidden');
});

test('a hidden row stays hidden during a programmatic scroll', () => {
  const { getByText } = render(<TopRow />);
  scrollTo(300);
  keepTopRow(new AbortController().signal);
  getByText('hidden');
});
