/** The gates of a promotion: the API, and what a browser finds on the pages that it can break. */
import type { Command } from 'commander';
import { ReleaseError } from '../base/errors.ts';
import type { Apps } from '../base/refs.ts';
import type { PageProblem } from '../browser-check/browser-report.ts';
import { checkInBrowser } from '../browser-check/check-in-browser.ts';
import { type Prepared, prepare } from '../promote/change.ts';
import { promotionOf, resolveReleases } from '../promote/promote.ts';
import { ownFrames, SourceMaps } from '../source-maps/source-maps.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { refArgument, several } from './arguments.ts';
import type { CliContext } from './cli-context.ts';
import { passContract } from './contract-gate.ts';

const BUILT_FILE = /\/js\/([a-z][a-z0-9-]*)\/[0-9a-f]{16}\//;

/** The text of a problem with its positions in the sources, by the source maps of these releases. */
async function translator(store: ReleaseStore, apps: Apps): Promise<(text: string) => string> {
  const folders = Object.entries(apps).map(async ([app, id]) => {
    return [`${app}@${id}`, await store.localFolder(app, id)] as const;
  });
  const known = new Map(await Promise.all(folders));
  const maps = new SourceMaps();
  const folderOf = (app: string, id: string) => known.get(`${app}@${id}`) ?? '';
  return (text) => ownFrames(maps.translateWeb(text, folderOf));
}

/** One line for each app and problem, with the first page that has it, and the sources below it. */
function describe(
  problems: readonly PageProblem[],
  apps: Apps,
  translate: (text: string) => string,
): string[] {
  const groups = Map.groupBy(problems, ({ page, text }) => {
    const app = BUILT_FILE.exec(text)?.[1] ?? page.app;
    return `${app}@${apps[app]}: ${translate(text)}`;
  });
  return [...groups].map(([problem, all]) => {
    const { page } = all[0] as PageProblem;
    const others = new Set(all.map(({ page }) => page.path)).size - 1;
    const more = others > 0 ? `, and ${others} more` : '';
    return `${page.path} (${page.language}, route ${page.route}${more}): ${problem}`;
  });
}

/**
 * Compares the releases of a promotion with the API, and opens the pages that they can break in a browser, by a
 * preview of the running site.
 * @param at the time at which they are to become live.
 * @throws {ReleaseError} with app, release, route, language, and source for what the live site has not.
 */
export async function passGates(
  context: CliContext,
  { candidate }: Prepared,
  at?: string,
): Promise<void> {
  const { store, print } = context;
  await passContract(context, candidate);
  if (candidate.changed.size === 0 || candidate.live.length === 0) return;
  const changed = Object.entries(candidate.apps).filter(([app]) => candidate.changed.has(app));
  const report = await checkInBrowser(context, Object.fromEntries(changed), at);
  if (typeof report === 'string') return print(`warning: not checked in a browser: ${report}`);
  const translate = await translator(store, candidate.apps);
  const { true: known = [], false: found = [] } = Object.groupBy(
    report.problems,
    ({ isLive }) => `${isLive}`,
  );
  for (const line of describe(known, candidate.apps, translate)) {
    print(`warning: as on the live site: ${line}`);
  }
  if (found.length > 0) {
    const lines = describe(found, candidate.apps, translate).map((line) => `  ${line}`);
    throw new ReleaseError(['refused by the check in a browser:', ...lines].join('\n'));
  }
  print(`${report.pages} pages are right in a browser`);
}

export function addCheckCommand(program: Command, context: () => CliContext): void {
  program
    .command('check')
    .description('check releases as a promotion does, also in a browser, and change nothing')
    .argument(
      '<releases...>',
      'cinema@0123456789abcdef, or cinema for its newest',
      several(refArgument),
    )
    .action(async (refs: string[]) => {
      const { store, by, print } = context();
      const planFor = promotionOf(await resolveReleases(store, refs));
      const live = await store.live();
      await passGates(context(), await prepare(store, { by, forOtherTeam: true }, planFor, live));
      print('nothing was changed');
    });
}
