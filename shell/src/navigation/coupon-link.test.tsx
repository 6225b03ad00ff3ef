import { routeTable } from '@mall/routing';
import { type SlotRegistry, SlotRegistryContextV1 } from '@mall/runtime';
import { renderSlot } from '@mall/testing';
import { act } from 'react';
import { DialogsProvider } from '../dialogs/dialogs-provider.tsx';
import { filledSlots } from '../dialogs/slot/testing/filled-slots.tsx';
import { SiteContext, type SiteContextValue } from '../site/site-context.ts';
import { DesktopNavigation } from './desktop-navigation.tsx';
import { LeaveMenuContext } from './open-menu.ts';

// Fetched once: afterwards it arrives while React still counts the render as one action.
beforeAll(() => import('../dialogs/dialog-view.tsx'));

/** A site whose apps have put nothing into the menus. */
const EMPTY_SITE = { table: routeTable([]) } as unknown as SiteContextValue;

/** The header's navigation, below the shell's dialogs. */
async function showNavigation(slots: SlotRegistry) {
  const leaveMenu = jest.fn();
  const Component = () => (
    <SlotRegistryContextV1 value={slots}>
      <SiteContext value={EMPTY_SITE}>
        <DialogsProvider>
          <LeaveMenuContext value={leaveMenu}>
            <DesktopNavigation />
          </LeaveMenuContext>
        </DialogsProvider>
      </SiteContext>
    </SlotRegistryContextV1>
  );
  const shown = await act(() => renderSlot({ Component }, { app: 'shell' }));
  return { ...shown, leaveMenu };
}

test('the coupons are not linked on an ordinary day', async () => {
  const shown = await showNavigation(filledSlots());
  expect(shown.queryByRole('link', { name: 'Kuponok' })).toBeNull();
  expect(shown.queryByRole('dialog')).toBeNull();
});

test('on the coupon day the coupons open by themselves, and by a click that opens no new tab', async () => {
  const { user, ...shown } = await showNavigation(filledSlots('coupons'));
  await shown.findByRole('dialog', { name: 'Kuponnap' });
  await user.keyboard('{Escape}');
  const link = await shown.findByRole('link', { name: 'Kuponok' });
  expect(link.getAttribute('href')).toBe('/');

  const followed = jest.fn((event: Event) => event.preventDefault());
  window.addEventListener('click', (event) => event.defaultPrevented || followed(event), {
    once: true,
  });
  await user.keyboard('{Control>}');
  await user.click(link);
  expect(followed).toHaveBeenCalledTimes(1);
  expect(shown.leaveMenu).not.toHaveBeenCalled();
  expect(shown.queryByRole('dialog')).toBeNull();

  await user.keyboard('{/Control}');
  await user.click(link);
  const dialog = await shown.findByRole('dialog', { name: 'Kuponnap' });
  expect(dialog.textContent).toContain('content of the slot');
  expect(shown.leaveMenu).toHaveBeenCalledTimes(1);
  expect(shown.url()).toBe('/');
  await user.click(shown.getByRole('button', { name: 'Bezárás' }));
  await shown.findByRole('link', { name: 'Kuponok' });
  expect(document.activeElement).toBe(link);

  // The next document of the tab.
  shown.unmount();
  const next = await showNavigation(filledSlots('coupons'));
  next.getByRole('link', { name: 'Kuponok' });
  expect(next.queryByRole('dialog')).toBeNull();
});
