/** The command `content`: checks a folder of content, or replaces content or programme of the site. */
import { Command } from 'commander';
import { runProgram } from './run-program.ts';

/** Loaded for a command that is right: an answer to a wrong one takes a tenth of the time. */
const commands = () => import('./content-commands.ts');

const program = new Command('content').description('Content of the site.').exitOverride();
const FOLDER =
  'folder with shops.yaml, posts.yaml, discounts.yaml, movies.yaml, site.yaml and pages/';

program
  .command('check')
  .argument('<folder>', FOLDER)
  .description('Names every issue of <folder>, as an import would; reads no database.')
  .action(async (folder: string) => (await commands()).checkContent(folder));

program
  .command('import')
  .argument('<folder>', FOLDER)
  .description('Replaces all content by that of <folder>; changes nothing when it has an issue.')
  .action(async (folder: string) => (await commands()).replaceContent(folder));

program
  .command('programme')
  .argument('<file>', 'CSV or JSON file of dated screenings, or "none"')
  .description(
    'Replaces the cinema programme by that of <file>, and no other content; changes nothing when it has a fault. "none" removes it: the screenings of movies.yaml hold again.',
  )
  .action(async (file: string) => {
    const { replaceProgramme, withdrawProgramme } = await import('./programme-command.ts');
    await (file === 'none' ? withdrawProgramme() : replaceProgramme(file));
  });

await runProgram(program);
