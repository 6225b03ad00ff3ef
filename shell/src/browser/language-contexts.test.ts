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
