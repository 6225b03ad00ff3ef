/** Writes the files of a new campaign: its page, its content, and its entry in `mf.json`. */
import { checkGiven, checkRouteName } from './check-name.ts';
import { fromTemplate, withRoute, writeFiles } from './files.ts';

const EXAMPLE = 'npm run new:campaign -- easter';

/** In the time that its template has. */
const PREVIEW_TIME = '2099-01-15T12:00';

/** What to do with the new campaign: its page is not found (404) before its dates. */
export function nextSteps(name: string): string[] {
  return [
    `Set its dates in api/content/campaigns/${name}.yaml: before them the page is not found.`,
    `To see it now, while npm run dev -- mf-campaigns runs: STORE_URL=file:.data/development/store npm run release -- preview --at ${PREVIEW_TIME} --page /${name}`,
  ];
}

/** @returns the paths of what was written. @throws {TaskError} when the name is missing, invalid or taken. */
export function newCampaign(root: string, name: string): string[] {
  checkGiven([name], 'npm run new:campaign -- <name>', EXAMPLE);
  checkRouteName(root, 'campaigns', name, EXAMPLE);
  const mf = withRoute(root, 'campaigns', name, 'services', { campaign: name });
  return writeFiles(root, fromTemplate('campaign', name), mf);
}
