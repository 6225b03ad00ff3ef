import { renderSlot } from '@mall/testing';
import { createStore, Provider } from 'jotai';
import { act } from 'react';
import { couponDayActiveAtom } from '../dialogs/coupons/coupon-day-active.ts';
import { DialogsProvider } from '../dialogs/dialogs-provider.tsx';
import { SiteContext, type SiteContextValue } from '../site/site-context.ts';
import { DesktopNavigation } from './desktop-navigation.tsx';
import { LeaveMenuContext } from './leave-menu.ts';

const TEXTS = {
  hu: { link: 'Kuponok', title: 'Kuponnap', close: 'Bezárás' },
  en: { link: 'Coupons', title: 'Coupon day', close: 'Close' },
};
const RULES = {
  hu: ['Egy vásárláshoz egy kupon használható fel.', 'A kupon készpénzre nem váltható.'],
  en: ['One coupon can be used for each purchase.', 'Coupons cannot be exchanged for cash.'],
};

// Fetched once: afterwards it arrives while React still counts the render as one action.
beforeAll(() => import('../dialogs/dialog-view.tsx'));

/** A site whose apps have put nothing into the menus. */
const EMPTY_SITE = { site: { apps: [] as unknown } } as SiteContextValue;

/** The header's navigation, below the shell's dialogs. */
async function showNavigation(couponDay: boolean, language: 'hu' | 'en' = 'hu') {
  const store = createStore();
  store.set(couponDayActiveAtom, couponDay);
  const leaveMenu = jest.fn();
  const Component = () => (
    <Provider store={store}>
      <SiteContext value={EMPTY_SITE}>
        <DialogsProvider>
          <LeaveMenuContext value={leaveMenu}>
            <DesktopNavigation />
          </LeaveMenuContext>
        </DialogsProvider>
      </SiteContext>
    </Provider>
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

test.each(['hu', 'en'] as const)('in %s a click shows how the coupons work', async (language) => {
  const shown = await showOnCouponDay(language);
  const { title, close } = TEXTS[language];
  expect(shown.link().getAttribute('href')).toBe('/');
  await shown.user.click(shown.link());
  const dialog = await shown.findByRole('dialog', { name: title });
  for (const rule of RULES[language]) expect(dialog.textContent).toContain(rule);
  expect(shown.leaveMenu).toHaveBeenCalledTimes(1);
  expect(shown.url()).toBe('/');
  await shown.user.click(shown.getByRole('button', { name: close }));
  await shown.linkAgain();
  expect(document.activeElement).toBe(shown.link());
});

test('a click that asks for a new tab is left to the browser', async () => {
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
