/** Imports the content that is bundled with the code at the start of the API. */
import type { Logger } from 'pino';
import { ContentError } from '../../base/content-issue.ts';
import { readContentState } from './content-store.ts';
import { type ImportOptions, importBundledWhenNew } from './import-content.ts';

/**
 * Imports the bundled content where that is due. When it has issues, the content in the database
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
    log.error({ issues: error.message.split('\n') }, 'bundled content has issues; not imported');
  }
}
