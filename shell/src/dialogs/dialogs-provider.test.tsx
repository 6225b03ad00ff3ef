import { type Dialogs, SlotRegistryContextV1, useDialogs } from '@mall/runtime';
import { renderSlot } from '@mall/testing';
import { createStore, Provider } from 'jotai';
import { act } from 'react';
import { Link } from 'react-router-dom';
import { CouponDay, DialogsProvider } from './dialogs-provider.tsx';
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

/** Whether the dialogs' code fails to load. */
let mockIsAway = false;

jest.mock('./dialog-view.tsx', () => {
  if (mockIsAway) throw new Error('offline');
  return jest.requireActual('./dialog-view.tsx');
});

const TRAILER = { link: 'https://youtu.be/kQ3vN8xLw2E', title: 'Hegyek' };

/** A page below the dialogs; `ask` lets it ask for some. */
async function showPage() {
  let dialogs: Dialogs | undefined;
  const Page = () => {
    dialogs = useDialogs();
    return <Link to="/mozi">Mozi</Link>;
  };
  const Component = () => (
    <DialogsProvider>
      <Page />
    </DialogsProvider>
  );
  const shown = await renderSlot({ Component }, { app: 'shell' });
  const ask = (request: (dialogs: Dialogs) => void) => act(async () => dialogs && request(dialogs));
  return { ...shown, ask };
}

test('without a network an alert is shown in place of a trailer, too', async () => {
  const alert = jest.spyOn(window, 'alert').mockReturnValue();
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  mockIsAway = true;
  const shown = await showPage();
  await shown.ask(({ showTrailer }) => showTrailer(TRAILER));
  expect(alert).toHaveBeenCalledTimes(1);
  expect(open).not.toHaveBeenCalled();
  mockIsAway = false;
});

test('falls back to a new tab or an alert when the dialogs’ code fails to load, and retries', async () => {
  const alert = jest.spyOn(window, 'alert').mockReturnValue();
  const warn = jest.spyOn(console, 'warn').mockReturnValue();
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  const onClose = jest.fn();
  mockIsAway = true;
  const shown = await showPage();
  await shown.ask(({ showTrailer, showMessage, showOpeningHours }) => {
    showTrailer(TRAILER);
    showMessage({ type: 'success', headline: 'Kész', html: '<p>Szép &amp; jó</p>', onClose });
    showOpeningHours();
  });
  expect(alert.mock.calls).toEqual([
    ['Kész\n\nSzép & jó'],
    [expect.stringContaining('próbáld újra')],
  ]);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(open.mock.calls).toEqual([[TRAILER.link, '_blank', 'noopener']]);
  expect(warn.mock.calls).toEqual([['[shell] dialogs', new Error('offline')]]);
  mockIsAway = false;
  await shown.ask(({ showMessage }) => showMessage({ type: 'success', headline: 'Újra' }));
  await shown.findByRole('dialog', { name: 'Újra' });
});

test('shows a dialog once that is requested twice while its code is loading', async () => {
  const shown = await showPage();
  await shown.ask(({ showTrailer }) => {
    showTrailer(TRAILER);
    showTrailer(TRAILER);
  });
  await shown.findByRole('dialog', { name: /Hegyek/ });
  await shown.user.keyboard('{Escape}');
  await shown.findByRole('link', { name: 'Mozi' });
  expect(shown.queryByRole('dialog')).toBeNull();
});

test('a message is notified when it has closed, and the next one opens', async () => {
  const onClose = jest.fn();
  const shown = await showPage();
  await shown.ask(({ showMessage }) => {
    showMessage({ type: 'success', headline: 'Kész', onClose });
    showMessage({ type: 'simple', headline: 'Hír' });
  });
  await shown.findByRole('dialog', { name: 'Kész' });
  await shown.user.keyboard('{Escape}');
  await shown.findByRole('dialog', { name: 'Hír' });
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('moves the focus to the target of a closed message', async () => {
  const shown = await showPage();
  const focusAfter = () => shown.getByRole('link', { name: 'Mozi', hidden: true });
  await shown.ask(({ showMessage }) =>
    showMessage({ type: 'error', headline: 'Hiba', focusAfter }),
  );
  await shown.findByRole('dialog', { name: 'Hiba' });
  await shown.user.keyboard('{Escape}');
  // The page is not hidden any more once the dialog is gone.
  const link = await shown.findByRole('link', { name: 'Mozi' });
  expect(document.activeElement).toBe(link);
});

test('where nothing has the focus it goes to the heading of the page', async () => {
  const main = document.createElement('main');
  main.innerHTML = '<h1>Kezdőlap</h1>';
  document.body.append(main);
  const shown = await showPage();
  await shown.ask(({ showMessage }) => showMessage({ type: 'success', headline: 'Kész' }));
  await shown.findByRole('dialog', { name: 'Kész' });
  await shown.user.keyboard('{Escape}');
  const heading = await shown.findByRole('heading', { name: 'Kezdőlap' });
  expect(document.activeElement).toBe(heading);
  main.remove();
});

test('another page closes what is open and forgets what waits', async () => {
  const [open, waiting] = [jest.fn(), jest.fn()];
  const shown = await showPage();
  await shown.ask(({ showMessage }) => {
    showMessage({ type: 'success', headline: 'Kész', onClose: open });
    showMessage({ type: 'simple', headline: 'Hír', onClose: waiting });
  });
  await shown.findByRole('dialog', { name: 'Kész' });
  await act(async () => shown.getByRole('link', { name: 'Mozi', hidden: true }).click());
  expect(shown.url()).toBe('/mozi');
  expect(shown.queryByRole('dialog')).toBeNull();
  expect(open).toHaveBeenCalledTimes(1);
  expect(waiting).not.toHaveBeenCalled();
});
