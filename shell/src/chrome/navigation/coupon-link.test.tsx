import { renderSlot } from '@mall/testing';
import { createStore, Provider } from 'jotai';
import { couponDayActiveAtom } from './coupon-day.ts';
import { CouponLink } from './coupon-link.tsx';

function showIn(store: ReturnType<typeof createStore>) {
  const Component = () => (
    <Provider store={store}>
      <ul>
        <CouponLink />
      </ul>
    </Provider>
  );
  return renderSlot({ Component }, { app: 'shell' });
}

test('there is no way to the coupons on an ordinary day', async () => {
  const shown = await showIn(createStore());
  expect(shown.queryByRole('link')).toBeNull();
});

test('there is one on a coupon day', async () => {
  const store = createStore();
  store.set(couponDayActiveAtom, true);
  const shown = await showIn(store);
  expect(shown.getByRole('link', { name: 'Kuponok' }).getAttribute('href')).toBe('/kuponok');
});
