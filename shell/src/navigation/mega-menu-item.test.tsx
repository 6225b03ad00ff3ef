import { renderSlot } from '@mall/testing';
import { createStore, Provider } from 'jotai';
import { MegaMenuItem } from './mega-menu-item.tsx';

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

test('a pointer that stays opens, one that leaves closes', async () => {
  const { user, button, findByRole, nothingIsOpen, approached } = await showTwo();
  await user.hover(button('Shops'));
  expect(nothingIsOpen()).toBe(true);
  expect(approached).toHaveBeenCalled();
  await findByRole('link', { name: 'H&M' });
  await user.hover(button('Services'));
  await findByRole('link', { name: 'Gift card' });
  await user.hover(button('Elsewhere'));
  await findByRole('button', { name: 'Services', expanded: false });
  expect(nothingIsOpen()).toBe(true);
});

test('Escape closes and gives the focus back to the button', async () => {
  const { user, button, getByRole, nothingIsOpen } = await showTwo();
  await user.tab();
  await user.keyboard('{Enter}');
  await user.tab();
  expect(document.activeElement).toBe(getByRole('link', { name: 'H&M' }));
  await user.keyboard('{Escape}');
  expect(nothingIsOpen()).toBe(true);
  expect(document.activeElement).toBe(button('Shops'));
});

test('focus that moves on closes, and so does a press elsewhere', async () => {
  const { user, button, nothingIsOpen } = await showTwo();
  await user.tab();
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
