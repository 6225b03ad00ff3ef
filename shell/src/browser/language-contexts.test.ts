import type { LanguageContext } from '../site/language-context.ts';
import { createLanguageContext, createQueryClient } from '../site/language-context.ts';
import { sampleModules, sampleVisit } from '../testing/sample-site.ts';
import { LanguageContexts } from './language-contexts.ts';

// Only builds have the joined message files.
jest.mock('shell-messages/hu', () => ({ __esModule: true, default: { title: 'Cím' } }), {
  virtual: true,
});
jest.mock('shell-messages/en', () => ({ __esModule: true, default: { title: 'Title' } }), {
  virtual: true,
});

const { site, table, languageContext } = sampleVisit(sampleModules(), () =>
  Promise.reject(new Error()),
);

function start() {
  const queryClient = createQueryClient();
  const made: LanguageContext[] = [];
  const languageContexts = new LanguageContexts((language, messages) => {
    const api = { ...languageContext.api, language };
    const created = createLanguageContext({ site, table, messages, api, queryClient });
    made.push(created);
    return created;
  });
  return { languageContexts, made, queryClient };
}

test('a language has one languageContext, with the shell’s messages', async () => {
  const { languageContexts, made } = start();
  const [first, second] = await Promise.all([
    languageContexts.open('en'),
    languageContexts.open('en'),
  ]);
  expect(first).toBe(second);
  expect(await languageContexts.open('en')).toBe(first);
  expect(languageContexts.get('en')).toBe(first);
  expect(made).toHaveLength(1);
  expect(first.i18n.getFixedT('en', 'shell')('title')).toBe('Title');
  expect((await languageContexts.open('hu')).i18n.getFixedT('hu', 'shell')('title')).toBe('Cím');
});

test('a language that was not opened has none', () => {
  expect(() => start().languageContexts.get('hu')).toThrow('no language context of hu');
});

test('after a change of language the data of the other one is gone', async () => {
  const { languageContexts, queryClient } = start();
  await languageContexts.open('hu');
  const english = await languageContexts.open('en');
  queryClient.setQueryData(['hu', 'config', {}], 'hu');
  queryClient.setQueryData(['en', 'config', {}], 'en');
  languageContexts.keepOnly('en');
  expect(queryClient.getQueryData(['hu', 'config', {}])).toBeUndefined();
  expect(queryClient.getQueryData(['en', 'config', {}])).toBe('en');
  expect(languageContexts.get('en')).toBe(english);
  expect(() => languageContexts.get('hu')).toThrow();
});

test('a languageContext that could not be made is made by the next page', async () => {
  let fails = true;
  const languageContexts = new LanguageContexts(() => {
    if (fails) throw new Error('broken');
    return languageContext;
  });
  await expect(languageContexts.open('hu')).rejects.toThrow('broken');
  fails = false;
  expect(await languageContexts.open('hu')).toBe(languageContext);
});
