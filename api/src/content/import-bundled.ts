/** Imports the content that is bundled with the code at the start of the API. */
import type { Logger } from 'pino';
import { readContentState } from './content-store.ts';
import { ContentError } from './fault.ts';
import { type ImportOptions, importBundledWhenNew } from './import-content.ts';

/**
 * Imports the bundled content where that is due. When it has faults, the content in the database
 * stays.
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
