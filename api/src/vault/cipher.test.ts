import { createCipher } from './cipher.ts';
import { parseDataKeys } from './data-keys.ts';

const key = (letter: string) => Buffer.alloc(32, letter).toString('base64');
const cipherWith = (keys: string) => createCipher(parseDataKeys(keys, 'test'));
const OLD = `old:${key('o')}`;
const cipher = cipherWith(`lookup:${key('l')},new:${key('n')},${OLD}`);

it('opens what it has sealed, which differs each time and shows nothing', () => {
  const value = { email: 'anna@example.com', name: 'Árvíztűrő' };
  const sealed = [cipher.seal(value, 'row'), cipher.seal(value, 'row')];
  expect(new Set(sealed).size).toBe(2);
  for (const text of sealed) {
    expect(text).toMatch(/^new\.[\w-]+$/);
    expect(cipher.open(text, 'row')).toEqual(value);
  }
});

/** The sealed value with one bit of byte `index` turned. */
function changedAt(sealed: string, index: number): string {
  const [keyId, text = ''] = sealed.split('.');
  const bytes = Buffer.from(text, 'base64url');
  bytes.writeUInt8(bytes.readUInt8(index) ^ 1, index);
  return `${keyId}.${bytes.toString('base64url')}`;
}

it('opens nothing of another row, and nothing that was changed', () => {
  const sealed = cipher.seal('secret', 'row');
  expect(() => cipher.open(sealed, 'another row')).toThrow();
  const { length } = Buffer.from(sealed.slice('new.'.length), 'base64url');
  for (let index = 0; index < length; index += 1) {
    expect(() => cipher.open(changedAt(sealed, index), 'row')).toThrow();
  }
});

it('opens what an older key has sealed, as long as the key is there', () => {
  const sealed = cipherWith(`lookup:${key('l')},${OLD}`).seal('secret', 'row');
  expect(cipher.open(sealed, 'row')).toBe('secret');
  const without = cipherWith(`lookup:${key('l')},new:${key('n')}`);
  expect(() => without.open(sealed, 'row')).toThrow('sealed with the key old, which is not there');
});

it('finds by a hash that depends on its key and on what it is of', () => {
  const hash = cipher.lookup('email', 'anna@example.com');
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(cipher.lookup('email', 'anna@example.com')).toBe(hash);
  expect(cipher.lookup('gift-card', 'anna@example.com')).not.toBe(hash);
  const other = cipherWith(`lookup:${key('x')},${OLD}`);
  expect(other.lookup('email', 'anna@example.com')).not.toBe(hash);
});
