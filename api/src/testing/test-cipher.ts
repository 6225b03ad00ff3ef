/** The keys of tests. */
import { createCipher } from '../vault/cipher.ts';
import { parseDataKeys } from '../vault/data-keys.ts';

const key = (letter: string) => Buffer.alloc(32, letter).toString('base64');

/** Two keys, of which the first encrypts. */
export const TEST_DATA_KEYS = `lookup:${key('l')},new:${key('n')},old:${key('o')}`;

export const testCipher = createCipher(parseDataKeys(TEST_DATA_KEYS, 'test'));
