/** What gateways decide, in a folder: `verdicts/<revision>/<gateway>.json`. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { unlessMissing } from '../base/system-error.ts';
import { replaceFile } from './atomic-file.ts';
import { RecordError, readRecord } from './record-file.ts';
import { type Verdict, verdictSchema } from './verdict.ts';

export class FolderVerdicts {
  readonly #folder: string;

  constructor(storeFolder: string) {
    this.#folder = join(storeFolder, 'verdicts');
  }

  put(verdict: Verdict): Promise<void> {
    const file = join(this.#folder, String(verdict.revision), `${verdict.gateway}.json`);
    return replaceFile(file, JSON.stringify(verdictSchema.parse(verdict)));
  }

  async of(revision: number): Promise<Verdict[]> {
    const folder = join(this.#folder, String(revision));
    const names = await readdir(folder).catch(unlessMissing([]));
    const files = names.filter((name) => /^[^.].*\.json$/.test(name));
    const verdicts = await Promise.all(files.map((name) => readVerdict(join(folder, name))));
    return verdicts.filter((verdict) => verdict !== undefined);
  }
}

/** Undefined for a verdict that cannot be read. */
async function readVerdict(file: string): Promise<Verdict | undefined> {
  return readRecord(file, verdictSchema).catch((error: unknown) => {
    if (!(error instanceof RecordError)) throw error;
    return undefined;
  });
}
