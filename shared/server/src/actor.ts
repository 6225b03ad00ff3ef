import { userInfo } from 'node:os';

/** The setting ACTOR, else the account's name; an account in a container may have none. */
export function actorOf({ ACTOR }: { ACTOR?: string | undefined }): string {
  if (ACTOR) return ACTOR;
  try {
    return userInfo().username;
  } catch {
    return 'unknown';
  }
}
