import { type Dialogs, useDialogs } from '@mall/runtime';
import { renderSlot } from '@mall/testing';
import { render } from '@testing-library/react';
import { act } from 'react';
import { Link } from 'react-router-dom';
import { DialogsProvider } from './dialogs-provider.tsx';

test('useDialogs throws outside the shell', () => {
  // React reports what a render throws.
  jest.spyOn(console, 'error').mockReturnValue();
  const Outside = () => <>{typeof useDialogs()}</>;
  expect(() => render(<Outside />)).toThrow('useDialogs needs the shell’s DialogsContextV1');
});

/** Whether the dialogs' code fails to load. */
let mockIsAway = false;
let alert: jest.SpyInstance;
let open: jest.SpyInstance;

beforeEach(() => {
  mockIsAway = false;
  alert = jest.spyOn(window, 'alert').mockReturnValue();
  open = jest.spyOn(window, 'open').mockReturnValue(null);
});

jest.mock('./dialog-view.tsx', () => {
  if (mockIsAway) throw new Error('offline');
  return jest.requireActual('./dialog-view.tsx');
});

const TRAILER = { link: 'https://youtu.be/kQ3vN8xLw2E', title: 'Hegyek' };

/** A page below the dialogs. `ask` runs a request of the page; `close` closes the dialog of a name. */
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
  const close = async (name: string | RegExp) => {
    await shown.findByRole('dialog', { name });
    await shown.user.keyboard('{Escape}');
  };
  return { ...shown, ask, close };
}

test('without a network an alert replaces a trailer, too', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  mockIsAway = true;
  const shown = await showPage();
  await shown.ask(({ showTrailer }) => showTrailer(TRAILER));
  expect(alert).toHaveBeenCalledTimes(1);
  expect(open).not.toHaveBeenCalled();
});

test('falls back to a new tab or an alert when the dialogs’ code fails to load, and retries', async () => {
  const warn = jest.spyOn(console, 'warn').mockReturnValue();
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
  await shown.close(/Hegyek/);
  await shown.findByRole('link', { name: 'Mozi' });
  expect(shown.queryByRole('dialog')).toBeNull();
});

test('leads to the trailer when no remote shows it', async () => {
  const shown = await showPage();
  await shown.ask(({ showTrailer }) => showTrailer(TRAILER));
  const link = await shown.findByRole('link', { name: /^Hegyek/ });
  expect(link.getAttribute('href')).toBe(TRAILER.link);
});

test('a closed message calls onClose and opens the next, which moves the focus to its target', async () => {
  const onClose = jest.fn();
  const shown = await showPage();
  const focusAfter = () => shown.getByRole('link', { name: 'Mozi', hidden: true });
  await shown.ask(({ showMessage }) => {
    showMessage({ type: 'success', headline: 'Kész', onClose });
    showMessage({ type: 'error', headline: 'Hiba', focusAfter });
  });
  await shown.close('Kész');
  await shown.close('Hiba');
  expect(onClose).toHaveBeenCalledTimes(1);
  // The page is not hidden any more once the dialog is gone.
  const link = await shown.findByRole('link', { name: 'Mozi' });
  expect(document.activeElement).toBe(link);
});

test('moves the focus to the heading of the page when nothing had it', async () => {
  const main = document.createElement('main');
  main.innerHTML = '<h1>Kezdőlap</h1>';
  document.body.append(main);
  const shown = await showPage();
  await shown.ask(({ showMessage }) => showMessage({ type: 'success', headline: 'Kész' }));
  await shown.close('Kész');
  const heading = await shown.findByRole('heading', { name: 'Kezdőlap' });
  expect(document.activeElement).toBe(heading);
  main.remove();
});

test('Back on a phone closes the open dialog', async () => {
  const watchers: { onclose: (() => void) | null }[] = [];
  class CloseWatcher {
    onclose = null;
    destroy = () => watchers.pop();
    constructor() {
      watchers.push(this);
    }
  }
  Object.assign(window, { CloseWatcher });
  const shown = await showPage();
  await shown.ask(({ showMessage }) => showMessage({ type: 'success', headline: 'Kész' }));
  await shown.findByRole('dialog', { name: 'Kész' });
  await act(async () => watchers[0]?.onclose?.());
  expect(shown.queryByRole('dialog')).toBeNull();
  expect(watchers).toEqual([]);
  Reflect.deleteProperty(window, 'CloseWatcher');
});

test('a navigation closes the open dialog and discards the waiting ones', async () => {
  const [closed, discarded] = [jest.fn(), jest.fn()];
  const shown = await showPage();
  await shown.ask(({ showMessage }) => {
    showMessage({ type: 'success', headline: 'Kész', onClose: closed });
    showMessage({ type: 'simple', headline: 'Hír', onClose: discarded });
  });
  await shown.findByRole('dialog', { name: 'Kész' });
  await act(async () => shown.getByRole('link', { name: 'Mozi', hidden: true }).click());
  expect(shown.url()).toBe('/mozi');
  expect(shown.queryByRole('dialog')).toBeNull();
  expect(closed).toHaveBeenCalledTimes(1);
  expect(discarded).not.toHaveBeenCalled();
});
