/** The keys of a database: made, named, and wrong. */
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { migrate } from '../database/migrate.ts';
import type { Database } from '../database/open-database.ts';
import { makeTemporaryFolder } from '../testing/temporary-folder.ts';
import { openTestSqlite } from '../testing/test-databases.ts';
import { openCipher } from './data-keys.ts';

const key = (letter: string) => Buffer.alloc(32, letter).toString('base64');
const LOOKUP = `lookup:${key('l')}`;
const [ONE, TWO] = [`one:${key('1')}`, `two:${key('2')}`];

let db: Database;
let folder: string;
const open = (DATA_KEYS?: string) => openCipher(db, { DATA_DIR: folder, DATA_KEYS }, '/');

beforeEach(async () => {
  db = openTestSqlite();
  await migrate(db);
  folder = join(await makeTemporaryFolder(), 'data');
});
afterEach(() => db.destroy());

it('are made at the first start, for the owner alone, and stay', async () => {
  const encrypted = (await open()).encrypt('secret', 'row');
  const file = join(folder, 'data-keys');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readFile(file, 'utf8')).toMatch(/^lookup:\S{44},k1:\S{44}\n$/);
  expect((await open()).decrypt(encrypted, 'row')).toBe('secret');
});

it('are made once by processes that start together', async () => {
  const [one, other] = await Promise.all([open(), open()]);
  expect(other?.decrypt(one?.encrypt('secret', 'row') ?? '', 'row')).toBe('secret');
});

it('are changed by a new one behind the old one, then before it, then alone', async () => {
  const encrypted = (await open(`${LOOKUP},${ONE}`)).encrypt('secret', 'row');
  await open(`${LOOKUP},${ONE},${TWO}`);
  const cipher = await open(`${LOOKUP},${TWO},${ONE}`);
  expect(cipher.decrypt(encrypted, 'row')).toBe('secret');
  expect(cipher.encrypt('secret', 'row')).toMatch(/^two\./);
});

it('that only decrypt may be dropped, but none that has encrypted', async () => {
  await open(`${LOOKUP},${ONE},${TWO}`);
  await open(`${LOOKUP},${ONE}`);
  await open(`${LOOKUP},${TWO},${ONE}`);
  await expect(open(`${LOOKUP},${ONE}`)).rejects.toThrow('the key two is missing');
  await expect(open(`${LOOKUP},${TWO}`)).rejects.toThrow('the key one is missing');
});

it.each([
  ['another key for blind indexes', `lookup:${key('x')},${ONE}`, 'lookup is another key'],
  ['another key of the same id', `${LOOKUP},one:${key('x')}`, 'one is another key'],
  ['none of the keys of before', `${LOOKUP},${TWO}`, 'the key one is missing'],
])('are refused when the database was written with others: %s', async (_case, keys, reason) => {
  await open(`${LOOKUP},${ONE}`);
  await expect(open(keys)).rejects.toThrow(`setting DATA_KEYS: ${reason}`);
  await expect(open(`${LOOKUP},${ONE}`)).resolves.toBeDefined();
});

it.each([
  ['no key for blind indexes', ONE],
  ['no key that encrypts', LOOKUP],
  ['a short key', `${LOOKUP},one:${Buffer.alloc(16).toString('base64')}`],
  ['an id twice', `${LOOKUP},${ONE},${ONE}`],
  ['a number as id', `${LOOKUP},1:${key('1')}`],
  ['something else', 'secret'],
])('are refused in another form, which is not repeated: %s', async (_case, keys) => {
  const opening = open(keys);
  await expect(opening).rejects.toThrow(/^setting DATA_KEYS: the form is lookup:<key>,<id>:<key>/);
  await expect(opening).rejects.not.toThrow(key('1'));
});

it('of a file in another form are refused by its name', async () => {
  await open();
  await writeFile(join(folder, 'data-keys'), 'broken');
  await expect(open()).rejects.toThrow(/^file \/.*data-keys: the form is/);
});
