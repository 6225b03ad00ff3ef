import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Tabs, type TabsProps } from './tabs.tsx';

const TABS: TabsProps['tabs'] = [
  { key: 'friday', label: 'Friday', panel: 'Two films' },
  { key: 'saturday', label: 'Saturday', panel: 'Five films' },
  { key: 'sunday', label: 'Sunday', panel: 'Three films' },
];

const chosen = () => screen.getByRole('tab', { selected: true }).textContent;
const shown = () => screen.getByRole('tabpanel').textContent;

function press(key: string): void {
  fireEvent.keyDown(document.activeElement ?? document.body, { key });
}

test('the first tab is chosen unless another is named', () => {
  const { unmount } = render(<Tabs label="Days" tabs={TABS} />);
  expect([chosen(), shown()]).toEqual(['Friday', 'Two films']);
  unmount();
  render(<Tabs label="Days" tabs={TABS} initial="sunday" />);
  expect([chosen(), shown()]).toEqual(['Sunday', 'Three films']);
});

test('a click shows the panel that the tab names', () => {
  const onChoose = jest.fn();
  render(<Tabs label="Days" tabs={TABS} onChoose={onChoose} />);
  fireEvent.click(screen.getByRole('tab', { name: 'Saturday' }));
  expect(shown()).toBe('Five films');
  expect(onChoose).toHaveBeenCalledWith('saturday');
  expect(screen.getByRole('tabpanel', { name: 'Saturday' })).toBeTruthy();
});

test('arrow keys, Home and End move along the row', async () => {
  render(<Tabs label="Days" tabs={TABS} />);
  act(() => screen.getByRole('tab', { name: 'Friday' }).focus());
  press('ArrowRight');
  await waitFor(() => expect(chosen()).toBe('Saturday'));
  press('End');
  await waitFor(() => expect(chosen()).toBe('Sunday'));
  press('Home');
  await waitFor(() => expect(shown()).toBe('Two films'));
});

test("the server's HTML has every panel and no inline style", () => {
  const html = renderToString(<Tabs label="Days" tabs={TABS} />);
  for (const { panel } of TABS) expect(html).toContain(String(panel));
  expect(html).not.toMatch(/<style| style=/);
});
