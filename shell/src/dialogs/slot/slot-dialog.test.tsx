import { type Dialogs, type SlotRegistry, SlotRegistryContextV1, useDialogs } from '@mall/runtime';
import { renderSlot } from '@mall/testing';
import { createStore, Provider } from 'jotai';
import { act, type ComponentType } from 'react';
import { dialogQueueAtom } from '../queue/dialog-queue.ts';
import { SlotDialog } from './slot-dialog.tsx';
import { filledSlots } from './testing/filled-slots.tsx';

/** A fake form, whose dialogs show the outcome of sending. */
let dialogsOfForm: Dialogs;
function Form() {
  dialogsOfForm = useDialogs();
  return null;
}

/** A slot registry with one contribution; `Loaded` is undefined while it is loading. */
const registryOf = (Loaded?: ComponentType): SlotRegistry => ({
  contributions: () => [
    { ...{ app: 'forms', styles: [] }, loaded: () => Loaded, load: () => new Promise(() => {}) },
  ],
});

async function show(registry: SlotRegistry) {
  const store = createStore();
  store.set(dialogQueueAtom, [{ id: 1, dialog: { kind: 'newsletter' }, state: 'asked' }]);
  const onClose = jest.fn();
  const Component = () => (
    <Provider store={store}>
      <SlotRegistryContextV1 value={registry}>
        <SlotDialog
          {...{ slot: 'newsletter', title: 'Hírlevél', onClose }}
          open
          onClosed={() => undefined}
        />
      </SlotRegistryContextV1>
    </Provider>
  );
  const shown = await act(() => renderSlot({ Component }, { app: 'shell' }));
  await shown.findByRole('dialog', { name: 'Hírlevél' });
  const queued = () => store.get(dialogQueueAtom).map(({ dialog, state }) => [dialog.kind, state]);
  return { ...shown, onClose, queued };
}

test.each<[string, SlotRegistry, number]>([
  ['empty', filledSlots(), 1],
  ['loading', registryOf(), 0],
])(
  'a slot dialog reports the slot as unavailable only when nothing fills it: %s',
  async (_, registry, count) => {
    const { queryAllByRole } = await show(registry);
    const errors = queryAllByRole('heading', { name: 'Ez a rész most nem érhető el' });
    expect(errors).toHaveLength(count);
  },
);

test('a failure pauses the form and is shown first', async () => {
  const { queued, onClose } = await show(registryOf(Form));
  act(() => dialogsOfForm.showMessage({ type: 'error', headline: 'Hiba' }));
  expect(queued()).toEqual([
    ['message', 'asked'],
    ['newsletter', 'paused'],
  ]);
  expect(onClose).not.toHaveBeenCalled();
});

test('a success replaces the form', async () => {
  const { dialogs, onClose } = await show(registryOf(Form));
  act(() => dialogsOfForm.showMessage({ type: 'success', headline: 'Kész' }));
  expect(dialogs.showMessage).toHaveBeenCalledWith({ type: 'success', headline: 'Kész' });
  expect(onClose).toHaveBeenCalledTimes(1);
});
