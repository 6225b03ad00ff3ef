/** What every command of the CLI works with. */
import { userInfo } from 'node:os';
import { readSettings } from '@mall/contracts';
import { openStore, storeAddress } from '../store/open-store.ts';
import type { ReleaseStore } from '../store/release-store.ts';

export interface Session {
  /** The checkout's folder. */
  root: string;
  store: ReleaseStore;
  /** Who releases. */
  by: string;
  print: (line: string) => void;
}

/** The account's name; some containers run an account that has none. */
function accountName(): string {
  try {
    return userInfo().username;
  } catch {
    return 'unknown';
  }
}

/** @throws {SettingsError} for unusable settings. */
export function openSession(root: string, env: NodeJS.ProcessEnv): Session {
  const settings = readSettings(env);
  return {
    root,
    store: openStore(storeAddress(settings), root),
    by: settings.ACTOR ?? accountName(),
    print: (line) => process.stdout.write(`${line}\n`),
  };
}
