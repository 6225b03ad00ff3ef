import { SlotRegistryContextV1, useDialogs } from '@mall/runtime';
import { renderSlot } from '@mall/testing';
import { createStore, Provider } from 'jotai';
import { act } from 'react';
import { dialogQueueAtom } from '../queue/dialog-queue.ts';
import { SlotDialog } from './slot-dialog.tsx';

/** A fake form: it shows the outcome of sending. */
function Form() {
  const { showMessage } = useDialogs();
  return (
    <>
      <button type="button" onClick={() => showMessage({ type: 'error', headline: 'Hiba' })}>
        fails
      </button>
      <button type="button" onClick={() => showMessage({ type: 'success', headline: 'Kész' })}>
        succeeds
      </button>
    </>
  );
}

const loaded = () => Form;
const FILLED = {
  contributions: () => [{ app: 'forms', styles: [], loaded, load: async () => Form }],
};
const EMPTY = { contributions: () => [] };
const LOADING = {
  contributions: () => [
    {
      ...FILLED.contributions()[0],
      loaded: () => undefined,
      load: () => new Promise<never>(() => {}),
    },
  ],
} as unknown as typeof FILLED;

async function show(registry: typeof FILLED | typeof EMPTY) {
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
  const press = (name: string) => shown.user.click(shown.getByRole('button', { name }));
  const queued = () => store.get(dialogQueueAtom).map(({ dialog, state }) => [dialog.kind, state]);
  return { ...shown, onClose, press, queued };
}

test('a slot that nothing fills shows a message', async () => {
  const shown = await show(EMPTY);
  shown.getByRole('heading', { name: 'Ez a rész most nem érhető el' });
});

test('shows no error while the content is loading', async () => {
  const shown = await show(LOADING);
  expect(shown.queryByRole('heading', { name: 'Ez a rész most nem érhető el' })).toBeNull();
});

test('a failure is shown before the form, which comes back', async () => {
  const { press, queued, onClose } = await show(FILLED);
  await press('fails');
  expect(queued()).toEqual([
    ['message', 'asked'],
    ['newsletter', 'paused'],
  ]);
  expect(onClose).not.toHaveBeenCalled();
});

test('a success takes the form’s place', async () => {
  const { press, dialogs, onClose } = await show(FILLED);
  await press('succeeds');
  expect(dialogs.showMessage).toHaveBeenCalledWith({ type: 'success', headline: 'Kész' });
  expect(onClose).toHaveBeenCalledTimes(1);
});
