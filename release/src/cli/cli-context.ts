/** The context of every command of the CLI. */
import { readSettings } from '@mall/contracts';
import { actorOf } from '../actor.ts';
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

/** @throws {SettingsError} for unusable settings. */
export function createCliContext(root: string, env: NodeJS.ProcessEnv): CliContext {
  const settings = readSettings(env);
  return {
    root,
    store: openStore(storeUrl(settings), root, (file, reason) =>
      process.stderr.write(`warning: ${file} is passed over: ${reason}\n`),
    ),
    by: actorOf(settings),
    print: (line) => process.stdout.write(`${line}\n`),
  };
}
