import type { Session } from '../site/session.ts';
import { createQueryClient, createSession } from '../site/session.ts';
import { sampleModules, sampleVisit } from '../testing/sample-site.ts';
import { Sessions } from './sessions.ts';

// Only builds have the joined message files.
jest.mock('shell-messages/hu', () => ({ __esModule: true, default: { title: 'Cím' } }), {
  virtual: true,
});
jest.mock('shell-messages/en', () => ({ __esModule: true, default: { title: 'Title' } }), {
  virtual: true,
});

const { site, table, session } = sampleVisit(sampleModules(), () => Promise.reject(new Error()));

function start() {
  const queryClient = createQueryClient();
  const made: Session[] = [];
  const sessions = new Sessions((language, messages) => {
    const api = { ...session.api, language };
    const created = createSession({ site, table, messages, api, queryClient });
    made.push(created);
    return created;
  });
  return { sessions, made, queryClient };
}

test('a language has one session, with the shell’s messages', async () => {
  const { sessions, made } = start();
  const [first, second] = await Promise.all([sessions.open('en'), sessions.open('en')]);
  expect(first).toBe(second);
  expect(await sessions.open('en')).toBe(first);
  expect(sessions.get('en')).toBe(first);
  expect(made).toHaveLength(1);
  expect(first.i18n.getFixedT('en', 'shell')('title')).toBe('Title');
  expect((await sessions.open('hu')).i18n.getFixedT('hu', 'shell')('title')).toBe('Cím');
});

test('a language that was not opened has none', () => {
  expect(() => start().sessions.get('hu')).toThrow('no session in hu');
});

test('after a change of language the data of the other one is gone', async () => {
  const { sessions, queryClient } = start();
  await sessions.open('hu');
  const english = await sessions.open('en');
  queryClient.setQueryData(['hu', 'config', {}], 'hu');
  queryClient.setQueryData(['en', 'config', {}], 'en');
  sessions.keepOnly('en');
  expect(queryClient.getQueryData(['hu', 'config', {}])).toBeUndefined();
  expect(queryClient.getQueryData(['en', 'config', {}])).toBe('en');
  expect(sessions.get('en')).toBe(english);
  expect(() => sessions.get('hu')).toThrow();
});

test('a session that could not be made is made by the next page', async () => {
  let fails = true;
  const sessions = new Sessions(() => {
    if (fails) throw new Error('broken');
    return session;
  });
  await expect(sessions.open('hu')).rejects.toThrow('broken');
  fails = false;
  expect(await sessions.open('hu')).toBe(session);
});
