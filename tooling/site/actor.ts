/** Who acts, for the audit log of the release store. */
import { userInfo } from 'node:os';

/** The account's name; an account without a name (as in some containers) is `unknown`. */
export function accountName(): string {
  try {
    return userInfo().username;
  } catch {
    return 'unknown';
  }
}
