import { renderPage, setClock } from '@mall/testing';
import { act } from 'react';
import { seeNetwork } from '../remotes/network.ts';
import { OfflineNotice } from './offline-notice.tsx';

const NOTICE = /^You are offline, so this is a saved page\. Updated: 26\u00a0November 2026, 14:05/;

const show = () => {
  setClock('2026-11-26T14:05:00+01:00');
  const page = {
    loader: () => Promise.resolve({ kind: 'page' }),
    meta: () => ({ title: '', description: '' }),
    Component: OfflineNotice,
  };
  return renderPage(page, { app: 'shell', path: '/', language: 'en' });
};

const dispatch = (type: 'online' | 'offline', onLine: boolean) =>
  act(async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    window.dispatchEvent(new Event(type));
  });

afterEach(() => {
  delete document.documentElement.dataset.kept;
  jest.useRealTimers();
});

test('says without a network how old the page is, until it is back', async () => {
  const shown = await show();
  expect(shown.queryByRole('status')).toBeNull();
  await dispatch('offline', false);
  expect(shown.getByRole('status').textContent).toMatch(NOTICE);
  await dispatch('online', true);
  expect(shown.queryByRole('status')).toBeNull();
});

test('marks a page from the service worker although the browser claims a network', async () => {
  document.documentElement.dataset.kept = '/shops/map';
  const shown = await show();
  expect(shown.getByRole('status').textContent).toMatch(NOTICE);
});

test('ends with the first response of the site where the browser has missed no network', async () => {
  document.documentElement.dataset.kept = '/shops/map';
  const shown = await show();
  const see = (headers: Record<string, string>) =>
    act(async () => seeNetwork({ headers: new Headers(headers) }));
  await see({ 'content-type': 'application/json' });
  expect(shown.getByRole('status').textContent).toMatch(NOTICE);
  await see({ 'x-composition': '7' });
  expect(shown.queryByRole('status')).toBeNull();
});
