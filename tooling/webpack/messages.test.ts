import { spawnSync } from 'node:child_process';
import { mfJsonSchema } from '@mall/contracts';
import { TestFolder } from '../testing/test-folder.ts';
import { messageKeys, messageModules, missingMessages } from './messages.ts';

const app = new TestFolder();

beforeEach(() => {
  app.write('src/features/films/messages/hu.json', '{"title":"Filmek","count":{"one":"egy"}}');
  app.write('src/features/films/messages/en.json', '{"title":"Films","count":{"one":"one"}}');
});

test('an app has the keys that are in both languages', () => {
  expect(missingMessages(app.path)).toEqual([]);
  expect(messageKeys(app.path)).toEqual(['films.count.one', 'films.title']);
});

test('the error of a key in one language names the file that lacks it', () => {
  app.write('src/features/films/messages/en.json', '{"title":"Films","count":{}}');
  expect(missingMessages(app.path)).toEqual([
    'src/features/films/messages/en.json: message count.one is missing',
  ]);
  expect(messageKeys(app.path)).toEqual(['films.title']);
});

const joined = () => {
  const mf = mfJsonSchema.parse({ name: 'cinema', owner: 'team-cinema' });
  return messageModules({ mf, folder: app.path, modules: {} });
};

test('a noun may be a reserved word, or another noun but for its hyphens', () => {
  for (const noun of ['new', 'late-show', 'late_show']) {
    app.write(`src/pages/${noun}/messages/hu.json`, '{}');
    app.write(`src/pages/${noun}/messages/en.json`, '{}');
  }
  const { './messages/hu': file = '' } = joined();
  const { stderr } = spawnSync(process.execPath, ['--check', file], { encoding: 'utf8' });
  expect(stderr).toBe('');
});

test('the error of two folders of one noun names both', () => {
  app.write('src/pages/films/messages/hu.json', '{}');
  expect(joined).toThrow(/src.features.films.messages and src.pages.films.messages .* films/);
});
