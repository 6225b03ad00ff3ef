/** The command `content`: checks a folder of content, or replaces the site's content by it. */
import { resolve } from 'node:path';
import { readSettings, type Settings, SettingsError } from '@mall/contracts';
import { Command, CommanderError } from 'commander';
import { ContentError } from '../content/content-issue.ts';
import { type ContentCounts, countContent } from '../content/count-content.ts';
import { mallDay } from '../content/day.ts';
import { importFolder } from '../content/import-content.ts';
import { prepareContent } from '../content/prepare-content.ts';
import { DatabaseError, migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open-database.ts';
import { CHECKOUT } from '../folders.ts';

const program = new Command('content').description('Content of the site.').exitOverride();
const FOLDER =
  'folder with shops.yaml, posts.yaml, discounts.yaml, movies.yaml, site.yaml and pages/';

program
  .command('check')
  .argument('<folder>', FOLDER)
  .description('Names every issue of <folder>, as an import would; reads no database.')
  .action(runCheck);

program
  .command('import')
  .argument('<folder>', FOLDER)
  .description('Replaces all content by that of <folder>; changes nothing when it has an issue.')
  .action(runImport);

try {
  await program.parseAsync();
} catch (error) {
  process.exitCode = exitCodeOf(error);
  // Commander has written its own message.
  if (!(error instanceof CommanderError)) process.stderr.write(`${explain(error)}\n`);
}

/** Exit codes: 1 refused, 2 wrong arguments or settings. */
function exitCodeOf(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  return error instanceof SettingsError ? 2 : 1;
}

async function runCheck(folder: string): Promise<void> {
  const context = contextOf(readSettings(process.env));
  const { content } = await prepareContent(resolveFolder(folder), context, new Map());
  process.stdout.write(`No issues: ${formatCounts(countContent(content))}.\n`);
}

async function runImport(folder: string): Promise<void> {
  const settings = readSettings(process.env);
  const db = openDatabase({ settings, checkout: CHECKOUT, onConnectionLost: () => undefined });
  try {
    await migrate(db);
    const options = { db, folder: resolveFolder(folder), context: contextOf(settings) };
    const { version, counts } = await importFolder(options);
    process.stdout.write(`Imported ${formatCounts(counts)}; version ${version}.\n`);
  } finally {
    await db.destroy();
  }
}

/** Relative to where the command was typed: a package manager changes the working folder. */
function resolveFolder(folder: string): string {
  return resolve(process.env.INIT_CWD ?? process.cwd(), folder);
}

function contextOf(settings: Settings) {
  return { brandSlug: settings.BRAND_SLUG, today: mallDay(new Date()) };
}

function formatCounts(counts: ContentCounts): string {
  return Object.entries(counts)
    .map(([kind, count]) => `${count} ${kind}`)
    .join(', ');
}

function explain(error: unknown): string {
  if (error instanceof ContentError) {
    return `${error.message}\n${error.issues.length} issue(s); nothing was changed.`;
  }
  if (error instanceof SettingsError || error instanceof DatabaseError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
