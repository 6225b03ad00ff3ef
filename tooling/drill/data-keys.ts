/** The keys for personal data that the APIs of the drill share. */
import { createHmac, randomBytes } from 'node:crypto';

const lookup = randomBytes(32);

/** For the setting of that name. */
export const DATA_KEYS = `lookup:${lookup.toString('base64')},drill:${randomBytes(32).toString('base64')}`;

/** The keyed hash by which the API finds an address. */
export function addressHash(email: string): string {
  return createHmac('sha256', lookup).update(`email:${email}`).digest('hex');
}
