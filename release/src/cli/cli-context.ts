/** The context of every command of the CLI. */
import { userInfo } from 'node:os';
import { readSettings } from '@mall/contracts';
import { openStore, storeUrl } from '../store/open-store.ts';
import type { ReleaseStore } from '../store/release-store.ts';

export interface CliContext {
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
export function createCliContext(root: string, env: NodeJS.ProcessEnv): CliContext {
  const settings = readSettings(env);
  return {
    root,
    store: openStore(storeUrl(settings), root),
    by: settings.ACTOR ?? accountName(),
    print: (line) => process.stdout.write(`${line}\n`),
  };
}
