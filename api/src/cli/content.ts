/** The command `content`: checks a folder of content, or replaces content or programme of the site. */
import { readSettings, type Settings } from '@mall/contracts';
import { mallDay } from '@mall/opening-hours';
import { Command } from 'commander';
import { countContent } from '../content/import/content-items.ts';
import { importFolder } from '../content/import/import-content.ts';
import { importProgramme } from '../content/import/import-programme.ts';
import { prepareContent } from '../content/import/prepare-content.ts';
import { removeProgramme } from '../content/programme/stored-programme.ts';
import { resolveFolder, runProgram, withDatabase } from './run-program.ts';

const program = new Command('content')
  .description('Check or replace the content of the site.')
  .exitOverride();
const FOLDER =
  'folder with shops.yaml, posts.yaml, discounts.yaml, movies.yaml, site.yaml and pages/';

program
  .command('check')
  .argument('<folder>', FOLDER)
  .description('name every issue of <folder>, as an import would, without a database')
  .action(async (folder: string) => {
    const context = contextOf(readSettings(process.env));
    const { content } = await prepareContent(resolveFolder(folder), context, new Map());
    print(`No issues: ${formatCounts(countContent(content))}.`);
  });

program
  .command('import')
  .argument('<folder>', FOLDER)
  .description('replace all content by that of <folder>, unless it has an issue')
  .action((folder: string) => {
    const settings = readSettings(process.env);
    return withDatabase(settings, async (db) => {
      const options = { db, folder: resolveFolder(folder), context: contextOf(settings) };
      const { version, counts } = await importFolder(options);
      print(`Imported ${formatCounts(counts)}; version ${version}.`);
    });
  });

program
  .command('programme')
  .argument('<file>', 'CSV or JSON file of dated screenings, or "none"')
  .description(
    'replace the cinema programme by that of <file>, unless it has an issue; "none" removes it, and the screenings of movies.yaml hold again',
  )
  .action((file: string) =>
    withDatabase(readSettings(process.env), async (db) => {
      if (file === 'none') {
        await removeProgramme(db);
        return print('Removed the programme; the screenings of movies.yaml hold again.');
      }
      const imported = await importProgramme(db, resolveFolder(file), new Date());
      const { screenings, movies, from, until, version } = imported;
      print(
        `Imported ${screenings} screenings of ${movies} movies, ${from} to ${until}; version ${version}.`,
      );
    }),
  );

await runProgram(program);

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function contextOf(settings: Settings) {
  return { brandSlug: settings.BRAND_SLUG, today: mallDay(new Date()) };
}

function formatCounts(counts: Record<string, number>): string {
  return Object.entries(counts)
    .map(([kind, count]) => `${count} ${kind}`)
    .join(', ');
}
