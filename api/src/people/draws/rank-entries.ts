/** The order in which a seed draws entries: anybody can compute it with a tool for SHA-256. */
import { createHash } from 'node:crypto';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** The ids by the SHA-256 of `seed:id`, the lowest first, whatever their order was. */
export function rankEntries(ids: readonly string[], seed: string): string[] {
  return ids
    .map((id) => ({ id, hash: sha256(`${seed}:${id}`) }))
    .toSorted((one, other) => (one.hash < other.hash ? -1 : 1))
    .map(({ id }) => id);
}

/** The SHA-256 of the sorted ids, one a line: published, it fixes who took part. */
export const entriesHash = (ids: readonly string[]) => sha256(ids.map((id) => `${id}\n`).join(''));
