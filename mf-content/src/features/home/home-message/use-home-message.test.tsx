import type { Language } from '@mall/contracts';
import { renderPage } from '@mall/testing';
import { act } from 'react';
import { useHomeMessage } from './use-home-message.ts';

function Component() {
  useHomeMessage();
  return null;
}
const home = { Component, meta: () => ({ title: '', description: '' }) };

/** The message that is asked for at `path`, and where the visitor is. */
async function visit(path: string, language: Language = 'hu') {
  const { dialogs, url } = await renderPage(home, { app: 'content', path, language });
  return { message: dialogs.showMessage.mock.lastCall?.[0], url };
}

test.each([
  ['hu', 'Sikeres fiók törlés'],
  ['en', 'Your account has been deleted'],
] as const)('in %s a deleted account is said to be so', async (language, headline) => {
  const { message } = await visit('/?deleted=1', language);
  expect(message).toMatchObject({ type: 'success', headline, html: '' });
});

test.each(['/', '/?deleted=0', '/?deleted'])('%s shows none', async (path) => {
  expect((await visit(path)).message).toBeUndefined();
});

test('closing takes the request out of the URL, and nothing else', async () => {
  const { message, url } = await visit('/?utm_source=mail&deleted=1&page=2');
  await act(async () => message?.onClose?.());
  expect(url()).toBe('/?utm_source=mail&page=2');
});
