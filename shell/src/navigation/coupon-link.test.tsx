import { routeTable } from '@mall/routing';
import { SlotRegistryContextV1 } from '@mall/runtime';
import { renderSlot } from '@mall/testing';
import { act } from 'react';
import { DialogsProvider } from '../dialogs/dialogs-provider.tsx';
import { filledSlots } from '../dialogs/slot/testing/filled-slots.tsx';
import { SiteContext, type SiteContextValue } from '../site/site-context.ts';
import { DesktopNavigation } from './desktop-navigation.tsx';
import { LeaveMenuContext } from './open-menu.ts';

const TEXTS = {
  hu: { link: 'Kuponok', title: 'Kuponnap', close: 'Bezárás' },
  en: { link: 'Coupons', title: 'Coupon day', close: 'Close' },
};

// Fetched once: afterwards it arrives while React still counts the render as one action.
beforeAll(() => import('../dialogs/dialog-view.tsx'));

/** A site whose apps have put nothing into the menus. */
const EMPTY_SITE = { table: routeTable([]) } as unknown as SiteContextValue;

/** The header's navigation, below the shell's dialogs. */
async function showNavigation(couponDay: boolean, language: 'hu' | 'en' = 'hu') {
  const slots = filledSlots(...(couponDay ? ['coupons'] : []));
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
  const shown = await act(() => renderSlot({ Component }, { app: 'shell', language }));
  const { link: name } = TEXTS[language];
  const link = () => shown.getByRole('link', { name });
  const linkAgain = () => shown.findByRole('link', { name });
  return { ...shown, link, linkAgain, leaveMenu };
}

/** As `showNavigation`, with the coupon day's own dialog closed. */
async function showOnCouponDay(language: 'hu' | 'en' = 'hu') {
  const shown = await showNavigation(true, language);
  await shown.findByRole('dialog');
  await shown.user.keyboard('{Escape}');
  await shown.linkAgain();
  return shown;
}

test('the coupons are not linked on an ordinary day', async () => {
  const shown = await showNavigation(false);
  expect(shown.queryByRole('link', { name: 'Kuponok' })).toBeNull();
  expect(shown.queryByRole('dialog')).toBeNull();
});

test.each(['hu', 'en'] as const)('in %s a click shows the coupons', async (language) => {
  const shown = await showOnCouponDay(language);
  const { title, close } = TEXTS[language];
  expect(shown.link().getAttribute('href')).toBe('/');
  await shown.user.click(shown.link());
  const dialog = await shown.findByRole('dialog', { name: title });
  expect(dialog.textContent).toContain('content of the slot');
  expect(shown.leaveMenu).toHaveBeenCalledTimes(1);
  expect(shown.url()).toBe('/');
  await shown.user.click(shown.getByRole('button', { name: close }));
  await shown.linkAgain();
  expect(document.activeElement).toBe(shown.link());
});

test('leaves a click that opens a new tab to the browser', async () => {
  const shown = await showOnCouponDay();
  const followed: boolean[] = [];
  const follow = (event: Event) => {
    followed.push(!event.defaultPrevented);
    event.preventDefault();
  };
  window.addEventListener('click', follow, { once: true });
  await shown.user.keyboard('{Control>}');
  await shown.user.click(shown.link());
  expect(followed).toEqual([true]);
  expect(shown.leaveMenu).not.toHaveBeenCalled();
  expect(shown.queryByRole('dialog')).toBeNull();
});
