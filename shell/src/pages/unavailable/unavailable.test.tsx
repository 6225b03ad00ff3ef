import { createI18n, MessagesProvider } from '@mall/i18n';
import { renderPage } from '@mall/testing';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Unavailable } from './unavailable.tsx';

/** The page in English; `respond` ends what it loads again. */
async function show({ isLoaded = false, isOffline = false } = {}) {
  const pending: (() => void)[] = [];
  const loader = jest.fn(() => new Promise<void>((resolve) => pending.push(resolve)));
  loader.mockResolvedValueOnce();
  const page = {
    loader,
    meta: () => ({ title: '', description: '' }),
    Component: () => <Unavailable isLoaded={isLoaded} isOffline={isOffline} />,
  };
  const shown = await renderPage(page, { app: 'shell', path: '/', language: 'en' });
  loader.mockClear();
  return {
    loader,
    press: () => shown.user.click(shown.getByRole('button', { name: 'Try again' })),
    status: () => shown.getByRole('status').textContent,
    respond: () => act(async () => pending.shift()?.()),
    shown,
  };
}

test('retries on request, once at a time, and reports the outcome', async () => {
  const { shown, loader, press, status, respond } = await show();
  shown.getByRole('heading', { level: 1, name: 'This page is not available right now' });
  const button = shown.getByRole('button', { name: 'Try again' });
  expect(button.className).toContain('scripted-only');
  const link = shown.getByRole('link', { name: 'Try again' });
  expect([link.getAttribute('href'), link.className]).toEqual([
    '/',
    expect.stringContaining('unscripted-only'),
  ]);
  expect(button.getAttribute('aria-disabled')).toBe('false');
  expect(status()).toBe('');
  await press();
  await press();
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(status()).toBe('Loading the page…');
  expect(loader).toHaveBeenCalledTimes(1);
  await respond();
  expect(status()).toContain('Still no luck');
  await press();
  expect(loader).toHaveBeenCalledTimes(2);
});

test('reloads the document of a page that broke while shown', async () => {
  // jsdom reports that it cannot load a document.
  const reports = jest.spyOn(console, 'error').mockReturnValue();
  const { loader, press } = await show({ isLoaded: true });
  await press();
  expect(loader).not.toHaveBeenCalled();
  expect(String(reports.mock.calls[0]?.[0])).toContain('navigation');
});

test('shows the offline message and retries once the network is back', async () => {
  const { shown, loader, press, respond } = await show({ isOffline: true });
  shown.getByRole('heading', { level: 1, name: 'No internet connection' });
  shown.getByText('The page loads by itself as soon as you are online again.');
  await press();
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(loader).toHaveBeenCalledTimes(2);
  await respond();
  shown.unmount();
  window.dispatchEvent(new Event('online'));
  expect(loader).toHaveBeenCalledTimes(2);
});

test('looks for the network by itself while the browser does not report it', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  jest.useFakeTimers({ doNotFake: ['setTimeout', 'queueMicrotask', 'nextTick', 'setImmediate'] });
  const { loader, respond } = await show({ isOffline: true });
  const waits = () => act(async () => jest.advanceTimersByTime(5_000));
  await waits();
  expect(loader).not.toHaveBeenCalled();
  onLine.mockReturnValue(true);
  await waits();
  expect(loader).toHaveBeenCalledTimes(1);
  await respond();
  await waits();
  expect(loader).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
});

test('hydrates while the browser loads the page that the server could not render', async () => {
  const loader = () => new Promise<null>(() => undefined);
  const routes = [{ id: 'page', path: '/', loader, element: <Unavailable isOffline /> }];
  const router = createMemoryRouter(routes, { hydrationData: { loaderData: { page: null } } });
  const page = (
    <MessagesProvider instance={createI18n('en', 'Mall')}>
      <RouterProvider router={router} />
    </MessagesProvider>
  );
  const root = document.createElement('div');
  root.innerHTML = renderToString(page);
  const onRecoverableError = jest.fn();
  void router.revalidate();
  await act(async () => hydrateRoot(root, page, { onRecoverableError }));
  expect(root.querySelector('button')?.getAttribute('aria-disabled')).toBe('true');
  expect(onRecoverableError).not.toHaveBeenCalled();
});
