/** Records as files in a folder, which several machines may share. */
import { randomUUID } from 'node:crypto';
import {
  access,
  appendFile,
  link,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hasCode, unlessMissing } from '../base/errors.ts';
import { DamagedRecordError, ForbiddenRecordError } from './records.ts';
import type { Storage } from './storage.ts';

export class FolderStorage implements Storage {
  readonly pollMs = 100;
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async probe(): Promise<void> {}

  nameOf(key: string): string {
    return join(this.#folder, key);
  }

  async read(key: string): Promise<string | undefined> {
    const file = this.nameOf(key);
    return readFile(file, 'utf8').catch((error: unknown) => {
      if (hasCode(error, 'EISDIR')) throw new DamagedRecordError(file, 'it is a folder');
      if (hasCode(error, 'EACCES')) throw new ForbiddenRecordError(file);
      return unlessMissing(undefined)(error);
    });
  }

  async exists(key: string): Promise<boolean> {
    return access(this.nameOf(key)).then(() => true, unlessMissing(false));
  }

  /** By a link, which fails for an existing name. */
  create(key: string, text: string): Promise<boolean> {
    return this.#withDraft(key, text, async (draft) => {
      try {
        await link(draft, this.nameOf(key));
        return true;
      } catch (error) {
        if (hasCode(error, 'EEXIST')) return false;
        throw error;
      }
    });
  }

  /** No folder is made in the place of a disk that is away. */
  async replace(key: string, text: string): Promise<void> {
    await access(this.#folder);
    await this.#withDraft(key, text, (draft) => rename(draft, this.nameOf(key)));
  }

  async remove(key: string): Promise<void> {
    await rm(this.nameOf(key), { force: true });
  }

  async names(folder: string): Promise<string[]> {
    const names = await readdir(this.nameOf(folder)).catch(unlessMissing([]));
    return names.filter((name) => !name.startsWith('.'));
  }

  async ages(folder: string): Promise<ReadonlyMap<string, number>> {
    const names = await this.names(folder);
    if (names.length === 0) return new Map();
    const now = await this.#now();
    const ages = names.map(async (name) => {
      const found = await stat(this.nameOf(`${folder}/${name}`)).catch(unlessMissing(undefined));
      return found ? [[name, now - found.mtimeMs] as const] : [];
    });
    return new Map((await Promise.all(ages)).flat());
  }

  /** Writes a line break before the line, too: a full disk may have cut off the line before. */
  async append(log: string, line: string): Promise<void> {
    const file = this.nameOf(`${log}.jsonl`);
    await mkdir(dirname(file), { recursive: true });
    await appendFile(file, `\n${line}\n`, { flush: true });
  }

  async #withDraft<Result>(
    key: string,
    text: string,
    publish: (draft: string) => Promise<Result>,
  ): Promise<Result> {
    const folder = dirname(this.nameOf(key));
    await mkdir(folder, { recursive: true });
    const draft = join(folder, `.draft-${randomUUID()}`);
    try {
      await writeFile(draft, text, { flush: true });
      return await publish(draft);
    } finally {
      await rm(draft, { force: true });
    }
  }

  /**
   * The time by the disk's clock: those of several machines may differ. Without permission to write, this
   * machine's must do; `Date` may be that of a test.
   */
  async #now(): Promise<number> {
    const file = this.nameOf(`.clock-${process.pid}`);
    try {
      // Open, since another call of this process may remove the file.
      await using probe = await open(file, 'w');
      return (await probe.stat()).mtimeMs;
    } catch {
      return performance.timeOrigin + performance.now();
    } finally {
      await rm(file, { force: true });
    }
  }
}
