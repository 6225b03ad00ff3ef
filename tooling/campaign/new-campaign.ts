/** Writes the files of a new campaign: its page, its content, and its entry in `mf.json`. */
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { GATEWAY_PATHS, mfJsonSchema } from '@mall/contracts';
import { routeTable } from '@mall/routing';
import { readManifests } from '../build/apps.ts';
import { TaskError } from '../repository.ts';

/** Its files are `<path in the checkout>.template`, with `{name}` and `{title}` in paths and texts. */
const TEMPLATE = path.join(import.meta.dirname, 'template');
const MF_JSON = 'mf-campaigns/mf.json';
const NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const MENU_ORDER = 90;

function checkName(root: string, name: string): void {
  if (!NAME.test(name)) {
    const message = `"${name}" is not a valid name: use lower-case letters, digits and hyphens, for example npm run new:campaign -- easter`;
    throw new TaskError(message, 2);
  }
  const manifests = readManifests(root);
  const ids = manifests.flatMap(({ routes }) => routes.map(({ id }) => id));
  const { paths, redirects } = routeTable(manifests);
  const patterns = [...paths, ...redirects].map(({ pattern }) => pattern.slice(1));
  if ([...ids, ...patterns, ...GATEWAY_PATHS].includes(name))
    throw new TaskError(`a route or a path has the name ${name} already`, 2);
}

function withCampaign(text: string, name: string, title: string): string {
  const mf = JSON.parse(text) as { routes: object[]; navigation: object[] };
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

function titleOf(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
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
  checkName(root, name);
  const title = titleOf(name);
  const fill = (text: string) => text.replaceAll('{name}', name).replaceAll('{title}', title);
  const files = globSync('**/*.template', { cwd: TEMPLATE })
    .sort()
    .map((file): [file: string, text: string] => [
      fill(file).replace(/\.template$/, ''),
      fill(readFileSync(path.join(TEMPLATE, file), 'utf8')),
    ]);
  const [taken] = files.find(([file]) => existsSync(path.join(root, file))) ?? [];
  if (taken) throw new TaskError(`${taken} is there already; choose another name`, 2);
  files.push([MF_JSON, withCampaign(readFileSync(path.join(root, MF_JSON), 'utf8'), name, title)]);
  return files.map(([file, text]) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
    return file;
  });
}
