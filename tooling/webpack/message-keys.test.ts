import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { messageIssues } from './message-keys.ts';

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

test('messages in both languages, and code that names them, have no issues', () => {
  write('src/films.tsx', "t('films.title'); t('films.count.one'); t(computed);");
  expect(messageIssues(app)).toEqual([]);
});

test('a key with plural forms is named without them', () => {
  write('src/features/films/messages/hu.json', '{"title":"F","count":{"one":"e"},"seats_one":"1"}');
  write('src/features/films/messages/en.json', '{"title":"F","count":{"one":"o"},"seats_one":"1"}');
  write('src/films.tsx', "t('films.seats', { count })");
  expect(messageIssues(app)).toEqual([]);
});

test('the error of a key in one language names the file that lacks it', () => {
  write('src/features/films/messages/en.json', '{"title":"Films","count":{}}');
  expect(messageIssues(app)).toEqual([
    { position: 'src/features/films/messages/en.json', text: 'message count.one is missing' },
  ]);
});

test('the error of a missing key names file and line of its use, tests left out', () => {
  write('src/films.tsx', "\nt('films.none')");
  write('src/films.test.tsx', "t('films.none')");
  expect(messageIssues(app)).toEqual([
    { position: 'src/films.tsx:2', text: 'message films.none is in no language' },
  ]);
});
