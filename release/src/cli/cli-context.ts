/** The context of every command of the CLI. */
import { readSettings } from '@mall/contracts';
import { actorOf } from '@mall/server';
import { openStore, storeUrl } from '../store/open-store.ts';
import { ForbiddenRecordError, type RecordError } from '../store/record-file.ts';
import type { ReleaseStore } from '../store/release-store.ts';

export interface CliContext {
  root: string;
  store: ReleaseStore;
  by: string;
  print: (line: string) => void;
}

/** @throws {ForbiddenRecordError} a change built without that record could undo what others released. */
function onRecordError(error: RecordError): void {
  if (error instanceof ForbiddenRecordError) throw error;
  process.stderr.write(`warning: ${error.message}; it is skipped\n`);
}

/** @throws {SettingsError} for unusable settings. */
export function createCliContext(root: string, env: NodeJS.ProcessEnv): CliContext {
  const settings = readSettings(env);
  return {
    root,
    store: openStore(storeUrl(settings), root, onRecordError),
    by: actorOf(settings),
    print: (line) => process.stdout.write(`${line}\n`),
  };
}
