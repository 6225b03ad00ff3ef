import { renderSlot } from '@mall/testing';
import { act } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { MegaMenuItem } from './desktop-navigation.tsx';

afterEach(() => jest.useRealTimers());

async function showTwo() {
  const store = createStore();
  const approached = jest.fn();
  const Component = () => (
    <Provider store={store}>
      <MegaMenuItem menu="shops" label="Shops" onApproach={approached}>
        <a href="/hm">H&M</a>
      </MegaMenuItem>
      <MegaMenuItem menu="services" label="Services" onApproach={approached}>
        <a href="/card">Gift card</a>
      </MegaMenuItem>
      <button type="button">Elsewhere</button>
    </Provider>
  );
  const shown = await renderSlot({ Component }, { app: 'shell' });
  const button = (name: string) => shown.getByRole('button', { name });
  const openOnes = () =>
    shown.getAllByRole('button', { expanded: true }).map(({ textContent }) => textContent);
  const nothingIsOpen = () => shown.queryByRole('button', { expanded: true }) === null;
  return { ...shown, button, openOnes, nothingIsOpen, approached };
}

test('presses open one menu at a time, and close it', async () => {
  const { user, button, openOnes, nothingIsOpen } = await showTwo();
  await user.pointer({ target: button('Shops'), keys: '[TouchA]' });
  expect(openOnes()).toEqual(['Shops']);
  await user.pointer({ target: button('Services'), keys: '[TouchA]' });
  expect(openOnes()).toEqual(['Services']);
  await user.pointer({ target: button('Services'), keys: '[TouchA]' });
  expect(nothingIsOpen()).toBe(true);
});

test('a resting mouse opens a menu after 120 ms; leaving closes it after 220 ms', async () => {
  const { user, button, openOnes, nothingIsOpen, approached } = await showTwo();
  jest.useFakeTimers();
  const mouse = user.setup({ delay: null });
  await mouse.hover(button('Shops'));
  expect(approached).toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(119));
  expect(nothingIsOpen()).toBe(true);
  act(() => jest.advanceTimersByTime(1));
  expect(openOnes()).toEqual(['Shops']);
  await mouse.hover(button('Services'));
  act(() => jest.advanceTimersByTime(120));
  expect(openOnes()).toEqual(['Services']);
  await mouse.hover(button('Elsewhere'));
  act(() => jest.advanceTimersByTime(219));
  expect(openOnes()).toEqual(['Services']);
  act(() => jest.advanceTimersByTime(1));
  expect(nothingIsOpen()).toBe(true);
});

test('Escape closes the menu at its button, as do moving the focus on and a press elsewhere', async () => {
  const { user, button, getByRole, nothingIsOpen } = await showTwo();
  await user.tab();
  await user.keyboard('{Enter}');
  await user.tab();
  expect(document.activeElement).toBe(getByRole('link', { name: 'H&M' }));
  await user.keyboard('{Escape}');
  expect(nothingIsOpen()).toBe(true);
  expect(document.activeElement).toBe(button('Shops'));

  await user.keyboard('{Enter}');
  await user.tab();
  await user.tab();
  expect(document.activeElement).toBe(button('Services'));
  expect(nothingIsOpen()).toBe(true);
  await user.keyboard(' ');
  expect(nothingIsOpen()).toBe(false);
  await user.pointer({ target: document.body, keys: '[MouseLeft]' });
  expect(nothingIsOpen()).toBe(true);
});
