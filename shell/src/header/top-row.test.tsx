import { renderSlot } from '@mall/testing';
import { act } from 'react';
import { keepTopRow, useTopRow } from './top-row.ts';

const TopRow = () => <p>{useTopRow()}</p>;

function scrollTo(y: number): void {
  act(() => {
    Object.assign(window, { scrollY: y });
    window.dispatchEvent(new Event('scroll'));
  });
}

const show = () => renderSlot({ Component: TopRow }, { app: 'shell' });

afterEach(() => scrollTo(0));

test('a programmatic scroll keeps the row until the visitor scrolls', async () => {
  const { getByText } = await show();
  const visitorScrolls = new AbortController();
  act(() => keepTopRow(visitorScrolls.signal));
  scrollTo(900);
  getByText('kept');
  act(() => visitorScrolls.abort());
  getByText('hidden');
});

test('a hidden row stays hidden during a programmatic scroll', async () => {
  const { getByText } = await show();
  scrollTo(300);
  keepTopRow(new AbortController().signal);
  getByText('hidden');
});
