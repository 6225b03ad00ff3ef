import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOrCreateSecret } from './secret-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'secret-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('creates the secret once, for the owner alone', () => {
  const file = join(folder, 'data/key');
  expect(readOrCreateSecret('KEY', file, () => 'first')).toBe('first');
  expect(readOrCreateSecret('KEY', file, () => 'second')).toBe('first');
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('names the setting when the file cannot be made', () => {
  const inFile = join(folder, 'data/key/key');
  expect(() => readOrCreateSecret('KEY', inFile, () => 'first')).toThrow(
    /^setting KEY: not set, and its file cannot be used \(.*\); set it$/,
  );
});
