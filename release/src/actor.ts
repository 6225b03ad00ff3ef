/** Who makes a change, for the audit log. */
import { userInfo } from 'node:os';
import type { Settings } from '@mall/contracts';

/** The setting ACTOR, else the account's name; an account in a container may have none. */
export function actorOf({ ACTOR }: Pick<Settings, 'ACTOR'>): string {
  if (ACTOR) return ACTOR;
  try {
    return userInfo().username;
  } catch {
    return 'unknown';
  }
}
