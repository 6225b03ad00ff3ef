/** Keeps the database's content in step with the folder that comes with the code. */
import type { Logger } from 'pino';
import { readContentState } from './content-store.ts';
import { ContentError } from './fault.ts';
import { type ImportOptions, importBundledWhenNew } from './import-content.ts';

/**
 * Imports the bundled content where that is due. With faults in it, content that is there already
 * goes on being served.
 * @throws {ContentError} when there is no other content.
 */
export async function importBundledContent(
  options: ImportOptions,
  log: Pick<Logger, 'info' | 'error'>,
): Promise<void> {
  try {
    const imported = await importBundledWhenNew(options);
    if (imported) log.info(imported, 'bundled content imported');
    else log.info('bundled content unchanged or replaced by an import; nothing imported');
  } catch (error) {
    const isFaulty = error instanceof ContentError;
    if (!isFaulty || !(await readContentState(options.db))) throw error;
    log.error({ faults: error.message.split('\n') }, 'bundled content has faults; not imported');
  }
}
