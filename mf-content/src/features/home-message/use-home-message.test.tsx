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
  const { dialogs, address } = await renderPage(home, { app: 'content', path, language });
  const message = dialogs.showMessage.mock.lastCall?.[0];
  return { message, dialogs, address };
}

test.each([
  ['hu', 'deleted=1', 'success', 'Sikeres fiók törlés', ''],
  ['en', 'deleted=1', 'success', 'Your account has been deleted', ''],
  ['hu', 'newsletter=sent', 'success', 'Sikeres hírlevél feliratkozás!', 'Küldtünk egy levelet'],
  ['hu', 'newsletter=confirmed', 'success', 'Megerősítetted', 'Köszönjük!'],
  ['en', 'newsletter=confirmed', 'success', 'Your subscription is confirmed!', 'Thank you.'],
  ['hu', 'newsletter=unsubscribed', 'success', 'Sikeres leiratkozás', 'A címedet töröltük'],
  ['en', 'newsletter=unsubscribed', 'success', 'You have unsubscribed', 'has been deleted'],
  ['hu', 'newsletter=expired', 'error', 'már nem érvényes', 'iratkozz fel újra'],
  ['en', 'newsletter=expired', 'error', 'no longer valid', 'subscribe'],
  ['hu', 'newsletter=duplicate', 'error', 'Hoppá', 'már korábban feliratkoztak'],
  ['hu', 'newsletter=refused', 'error', 'Hoppá', 'adj meg egy érvényes email címet'],
  ['hu', 'newsletter=unavailable', 'error', 'Hoppá', 'próbáld újra'],
  ['en', 'newsletter=unavailable', 'error', 'Ooop!', 'Please try again'],
] as const)('in %s %s shows a %s', async (language, query, type, headline, text) => {
  const { message } = await visit(`/?${query}`, language);
  expect(message?.type).toBe(type);
  expect(message?.headline).toContain(headline);
  expect(message?.html).toContain(text);
});

test.each(['/', '/?newsletter=anything', '/?newsletter=constructor', '/?deleted=0'])(
  '%s shows none',
  async (path) => {
    const { dialogs } = await visit(path);
    expect(dialogs.showMessage).not.toHaveBeenCalled();
  },
);

test('closing takes the request out of the URL, and nothing else', async () => {
  const { message, address } = await visit('/?utm_source=mail&newsletter=confirmed&page=2');
  await act(async () => message?.onClose?.());
  expect(address()).toBe('/?utm_source=mail&page=2');
});

test('of two requests the second is shown when the first is closed', async () => {
  const { message, dialogs, address } = await visit('/?newsletter=confirmed&deleted=1');
  expect(message?.headline).toBe('Sikeres fiók törlés');
  expect(dialogs.showMessage).toHaveBeenCalledTimes(1);
  await act(async () => message?.onClose?.());
  expect(address()).toBe('/?newsletter=confirmed');
  expect(dialogs.showMessage).toHaveBeenCalledTimes(2);
});
