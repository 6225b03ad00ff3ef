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
] as const)('confirms the deletion of an account in %s', async (language, headline) => {
  const { message } = await visit('/?deleted=1', language);
  expect(message).toMatchObject({ type: 'success', headline, html: '' });
});

test.each(['/', '/?deleted=0', '/?deleted'])('%s shows no message', async (path) => {
  expect((await visit(path)).message).toBeUndefined();
});

test('removes only its key from the URL when it is closed', async () => {
  const { message, url } = await visit('/?utm_source=mail&deleted=1&page=2');
  await act(async () => message?.onClose?.());
  expect(url()).toBe('/?utm_source=mail&page=2');
});
