import { createCipher } from './cipher.ts';
import { parseDataKeys } from './data-keys.ts';

const key = (letter: string) => Buffer.alloc(32, letter).toString('base64');
const cipherWith = (keys: string) => createCipher(parseDataKeys(keys, 'test'));
const OLD = `old:${key('o')}`;
const cipher = cipherWith(`lookup:${key('l')},new:${key('n')},${OLD}`);

it('decrypts what it has encrypted, which differs each time and is unreadable', () => {
  const value = { email: 'anna@example.com', name: 'Árvíztűrő' };
  const encrypted = [cipher.encrypt(value, 'row'), cipher.encrypt(value, 'row')];
  expect(new Set(encrypted).size).toBe(2);
  for (const text of encrypted) {
    expect(text).toMatch(/^new\.[\w-]+$/);
    expect(cipher.decrypt(text, 'row')).toEqual(value);
  }
});

/** The encrypted value with one bit of byte `index` flipped. */
function changedAt(encrypted: string, index: number): string {
  const [keyId, text = ''] = encrypted.split('.');
  const bytes = Buffer.from(text, 'base64url');
  bytes.writeUInt8(bytes.readUInt8(index) ^ 1, index);
  return `${keyId}.${bytes.toString('base64url')}`;
}

it('decrypts nothing of another row, and nothing that was changed', () => {
  const encrypted = cipher.encrypt('secret', 'row');
  expect(() => cipher.decrypt(encrypted, 'another row')).toThrow();
  const { length } = Buffer.from(encrypted.slice('new.'.length), 'base64url');
  for (let index = 0; index < length; index += 1) {
    expect(() => cipher.decrypt(changedAt(encrypted, index), 'row')).toThrow();
  }
});

it('decrypts what an older key has encrypted, as long as the key is there', () => {
  const encrypted = cipherWith(`lookup:${key('l')},${OLD}`).encrypt('secret', 'row');
  expect(cipher.decrypt(encrypted, 'row')).toBe('secret');
  const without = cipherWith(`lookup:${key('l')},new:${key('n')}`);
  expect(() => without.decrypt(encrypted, 'row')).toThrow(
    'encrypted with the key old, which is missing',
  );
});

it('computes blind indexes that depend on the key and on the kind of text', () => {
  const hash = cipher.blindIndex('email', 'anna@example.com');
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(cipher.blindIndex('email', 'anna@example.com')).toBe(hash);
  expect(cipher.blindIndex('gift-card', 'anna@example.com')).not.toBe(hash);
  const other = cipherWith(`lookup:${key('x')},${OLD}`);
  expect(other.blindIndex('email', 'anna@example.com')).not.toBe(hash);
});
