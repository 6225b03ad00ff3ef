/** What the command `content` does with a folder. */

import { readSettings, type Settings } from '@mall/contracts';
import { mallDay } from '@mall/opening-hours';
import { type ContentCounts, countContent } from '../content/import/count-content.ts';
import { importFolder } from '../content/import/import-content.ts';
import { prepareContent } from '../content/import/prepare-content.ts';
import { resolveFolder, withDatabase } from './command-context.ts';

/** Prints how much there is. @throws when the content has an issue. */
export async function checkContent(folder: string): Promise<void> {
  const context = contextOf(readSettings(process.env));
  const { content } = await prepareContent(resolveFolder(folder), context, new Map());
  process.stdout.write(`No issues: ${formatCounts(countContent(content))}.\n`);
}

/** Prints how much there is, and the new version. @throws when the content has an issue. */
export async function replaceContent(folder: string): Promise<void> {
  const settings = readSettings(process.env);
  await withDatabase(settings, async (db) => {
    const options = { db, folder: resolveFolder(folder), context: contextOf(settings) };
    const { version, counts } = await importFolder(options);
    process.stdout.write(`Imported ${formatCounts(counts)}; version ${version}.\n`);
  });
}

function contextOf(settings: Settings) {
  return { brandSlug: settings.BRAND_SLUG, today: mallDay(new Date()) };
}

function formatCounts(counts: ContentCounts): string {
  return Object.entries(counts)
    .map(([kind, count]) => `${count} ${kind}`)
    .join(', ');
}
