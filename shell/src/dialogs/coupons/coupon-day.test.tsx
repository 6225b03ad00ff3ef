import { renderSlot } from '@mall/testing';
import { createStore, Provider } from 'jotai';
import { dialogQueueAtom } from '../queue/dialog-queue-atom.ts';
import { CouponDay } from './coupon-day.tsx';
import { couponDayActiveAtom } from './coupon-day-active.ts';

test.each([
  [false, []],
  [true, ['coupon-rules']],
])('on a coupon day (%s) its dialog is asked for: %j', async (active, kinds) => {
  const store = createStore();
  store.set(couponDayActiveAtom, active);
  const Component = () => (
    <Provider store={store}>
      <CouponDay />
    </Provider>
  );
  await renderSlot({ Component }, { app: 'shell' });
  expect(store.get(dialogQueueAtom).map(({ dialog }) => dialog.kind)).toEqual(kinds);
});
