/** Writes the files of a new campaign: its page, its content, and its entry in `mf.json`. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { mfJsonSchema } from '@mall/contracts';
import { checkRouteName, fromTemplate, titleOf, writeFiles } from './files.ts';

const MF_JSON = 'mf-campaigns/mf.json';
const MENU_ORDER = 90;

function withCampaign(text: string, name: string): string {
  const mf = JSON.parse(text) as { routes: object[]; navigation: object[] };
  const title = titleOf(name);
  mf.routes.push({
    id: name,
    module: `./pages/${name}`,
    paths: { hu: `/${name}`, en: `/${name}` },
    campaign: name,
  });
  mf.navigation.push({
    menu: 'services',
    route: name,
    label: { hu: title, en: title },
    order: MENU_ORDER,
  });
  mfJsonSchema.parse(mf);
  return `${JSON.stringify(mf, null, 2)}\n`;
}

/** In the time that its template has. */
const PREVIEW_TIME = '2099-01-15T12:00';

/** What to do with the new campaign: its page is not found (404) before its dates. */
export function nextSteps(name: string): string[] {
  return [
    `Set its dates in api/content/campaigns/${name}.yaml: before them the page is not found.`,
    `To see it now, while npm run dev -- mf-campaigns runs: npm run release -- preview --at ${PREVIEW_TIME} --page /${name}`,
  ];
}

/** @returns the paths of what was written. @throws {TaskError} when the name is invalid or taken. */
export function newCampaign(root: string, name: string): string[] {
  checkRouteName(root, name, 'npm run new:campaign -- easter');
  const mf = withCampaign(readFileSync(path.join(root, MF_JSON), 'utf8'), name);
  return writeFiles(root, fromTemplate('campaign', name), new Map([[MF_JSON, mf]]));
}
