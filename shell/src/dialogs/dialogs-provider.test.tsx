import { SlotRegistryContextV1 } from '@mall/runtime';
import { renderSlot } from '@mall/testing';
import { createStore, Provider } from 'jotai';
import { CouponDay } from './dialogs-provider.tsx';
import { dialogQueueAtom } from './queue/dialog-queue.ts';
import { filledSlots } from './slot/testing/filled-slots.tsx';

test.each([
  [[], []],
  [['coupons'], ['coupons']],
])('with the slots %j filled, the dialogs %j open by themselves', async (slots, kinds) => {
  const store = createStore();
  const Component = () => (
    <Provider store={store}>
      <SlotRegistryContextV1 value={filledSlots(...slots)}>
        <CouponDay />
      </SlotRegistryContextV1>
    </Provider>
  );
  await renderSlot({ Component }, { app: 'shell' });
  expect(store.get(dialogQueueAtom).map(({ dialog }) => dialog.kind)).toEqual(kinds);
});
