/** The command `content`: replaces the site's content by that of a folder. */
import { resolve } from 'node:path';
import { readSettings, SettingsError } from '@mall/contracts';
import { Command } from 'commander';
import { mallDay } from '../content/day.ts';
import { ContentError } from '../content/fault.ts';
import { importFolder } from '../content/import-content.ts';
import { DatabaseError, migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open-database.ts';
import { CHECKOUT } from '../folders.ts';

const program = new Command('content').description('Content of the site.');

program
  .command('import')
  .argument(
    '<folder>',
    'folder with shops.yaml, posts.yaml, discounts.yaml, movies.yaml, site.yaml and pages/',
  )
  .description('Replaces all content by that of <folder>; changes nothing when it has a fault.')
  .action(runImport);

try {
  await program.parseAsync();
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = error instanceof SettingsError ? 2 : 1;
}

async function runImport(folder: string): Promise<void> {
  const settings = readSettings(process.env);
  const db = openDatabase({ settings, checkout: CHECKOUT, onConnectionLost: () => undefined });
  try {
    await migrate(db);
    const { version, counts } = await importFolder({
      db,
      // Where the command was typed, when a package manager has changed the folder.
      folder: resolve(process.env.INIT_CWD ?? process.cwd(), folder),
      context: { brandSlug: settings.BRAND_SLUG, today: mallDay(new Date()) },
    });
    const list = Object.entries(counts).map(([kind, count]) => `${count} ${kind}`);
    process.stdout.write(`Imported ${list.join(', ')}; version ${version}.\n`);
  } finally {
    await db.destroy();
  }
}

function explain(error: unknown): string {
  if (error instanceof ContentError) {
    return `${error.message}\n${error.faults.length} fault(s); nothing was changed.`;
  }
  if (error instanceof SettingsError || error instanceof DatabaseError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
