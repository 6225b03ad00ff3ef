import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { messageKeys, missingMessages } from './messages.ts';

let app: string;

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(app, file)), { recursive: true });
  writeFileSync(path.join(app, file), text);
}

beforeEach(() => {
  app = mkdtempSync(path.join(tmpdir(), 'messages-'));
  write('src/features/films/messages/hu.json', '{"title":"Filmek","count":{"one":"egy"}}');
  write('src/features/films/messages/en.json', '{"title":"Films","count":{"one":"one"}}');
});

afterEach(() => rmSync(app, { recursive: true }));

test('an app has the keys that are in both languages', () => {
  expect(missingMessages(app)).toEqual([]);
  expect(messageKeys(app)).toEqual(['films.count.one', 'films.title']);
});

test('the error of a key in one language names the file that lacks it', () => {
  write('src/features/films/messages/en.json', '{"title":"Films","count":{}}');
  expect(missingMessages(app)).toEqual([
    'src/features/films/messages/en.json: message count.one is missing',
  ]);
  expect(messageKeys(app)).toEqual(['films.title']);
});
