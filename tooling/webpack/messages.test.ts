import { TestFolder } from '../testing/test-folder.ts';
import { messageKeys, missingMessages } from './messages.ts';

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
