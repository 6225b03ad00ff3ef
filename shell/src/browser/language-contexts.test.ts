import { sampleModules } from '../remotes/testing/sample-site.ts';
import {
  createLanguageContext,
  createQueryClient,
  type LanguageContext,
} from '../site/language-context.ts';
import { sampleLanguageContext } from '../site/testing/sample-language-context.ts';
import { LanguageContexts } from './language-contexts.ts';

// Only builds have the joined message files.
jest.mock('shell-messages/hu', () => ({ __esModule: true, default: { title: 'Cím' } }), {
  virtual: true,
});
jest.mock('shell-messages/en', () => ({ __esModule: true, default: { title: 'Title' } }), {
  virtual: true,
});

const { site, table, languageContext } = sampleLanguageContext(sampleModules(), () =>
  Promise.reject(new Error()),
);

function start() {
  const queryClient = createQueryClient();
  const made: LanguageContext[] = [];
  const contexts = new LanguageContexts((language, messages) => {
    const api = { ...languageContext.api, language };
    const created = createLanguageContext({ site, table, messages, api, queryClient });
    made.push(created);
    return created;
  });
  return { contexts, made, queryClient };
}

test('a language has one context, with the shell’s messages', async () => {
  const { contexts, made } = start();
  const [first, second] = await Promise.all([contexts.open('en'), contexts.open('en')]);
  expect(first).toBe(second);
  expect(await contexts.open('en')).toBe(first);
  expect(contexts.get('en')).toBe(first);
  expect(made).toHaveLength(1);
  expect(first.i18n.getFixedT('en', 'shell')('title')).toBe('Title');
  expect((await contexts.open('hu')).i18n.getFixedT('hu', 'shell')('title')).toBe('Cím');
});

test('discards the data of the other language after a change', async () => {
  const { contexts, queryClient } = start();
  await contexts.open('hu');
  const english = await contexts.open('en');
  queryClient.setQueryData(['hu', 'config', {}], 'hu');
  queryClient.setQueryData(['en', 'config', {}], 'en');
  contexts.keepOnly('en');
  expect(queryClient.getQueryData(['hu', 'config', {}])).toBeUndefined();
  expect(queryClient.getQueryData(['en', 'config', {}])).toBe('en');
  expect(contexts.get('en')).toBe(english);
  expect(() => contexts.get('hu')).toThrow('no language context of hu');
});
