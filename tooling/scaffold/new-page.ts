/** Writes the files of a new page with its own texts, and its lines in `mf.json` and the end-to-end tests. */
import { appFolderOf, SHELL } from '@mall/contracts';
import { appsOf } from '../build/apps.ts';
import { IS_PACKAGE, TaskError } from '../repository.ts';
import { checkGiven, checkRouteName } from './check-name.ts';
import { type Files, fromTemplate, withPageText, withRoute, writeFiles } from './files.ts';

const EXAMPLE = 'npm run new:page -- mf-content lost-property';

/** A page in the folder of its app, with its texts and test. */
export function pageFiles(app: string, name: string): Files {
  const files = [...fromTemplate('page', name, app)];
  return new Map(files.map(([file, text]) => [`${appFolderOf(app)}/${file}`, text]));
}

/** What to do with the new page. */
export function nextSteps(folder: string, name: string): string[] {
  return [
    `Set its paths and menu entry in ${folder}/mf.json, and its texts in src/pages/${name}/messages.`,
    `To see it: npm run dev -- ${folder}, then http://localhost:3000/${name}`,
  ];
}

/**
 * @param folder of the remote, such as `mf-content`.
 * @returns the paths of what was written. @throws {TaskError} when a name is missing, invalid or taken.
 */
export function newPage(root: string, folder: string, name: string): string[] {
  checkGiven([folder, name], 'npm run new:page -- <folder of a remote> <name>', EXAMPLE);
  const app = appsOf(root).find((one) => one !== SHELL && appFolderOf(one) === folder);
  if (!app)
    throw new TaskError(`"${folder}" is not the folder of a remote; for example ${EXAMPLE}`, 2);
  checkRouteName(root, app, name, EXAMPLE);
  // Another repository has no end-to-end tests of the whole site.
  const texts = IS_PACKAGE ? [] : withPageText(root, name);
  const changed = [...withRoute(root, app, name, 'footer'), ...texts];
  return writeFiles(root, pageFiles(app, name), new Map(changed));
}
