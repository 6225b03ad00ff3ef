/** Writes the files of a new remote: a page with its texts and test, its manifest, and its lines elsewhere. */
import { appNameSchema } from '@mall/contracts';
import { TaskError } from '../repository.ts';
import { checkRouteName, fromTemplate, titleOf, withLineAfter, writeFiles } from './files.ts';

const EXAMPLE = 'npm run new:remote -- parking';

/** Where the remote is named beside its own folder: the owners of code, and the pages of the end-to-end tests. */
function linesElsewhere(root: string, name: string): ReadonlyMap<string, string> {
  const owner = `/mf-${name}/`.padEnd(21, ' ');
  const title = titleOf(name);
  const texts = `  '${name}': { hu: '${title}: ez az oldal még üres.', en: '${title}: this page is still empty.' },`;
  const rows = [
    ['CODEOWNERS', '/mf-', `${owner} @team-${name}`],
    ['e2e/site/pages.ts', 'const TEXTS: ', texts],
  ] as const;
  return new Map(rows.map(([file, line, added]) => [file, withLineAfter(root, file, line, added)]));
}

/** What to do with the new remote. */
export function nextSteps(name: string): string[] {
  return [
    `Set owner, paths and menu entry in mf-${name}/mf.json, and its people in the store's owners.json.`,
    `To see it: npm run dev -- mf-${name}, then http://localhost:3000/${name}`,
    `To ship it: npm run release -- publish mf-${name}, then promote ${name}`,
  ];
}

/** @returns the paths of what was written. @throws {TaskError} when the name is invalid or taken. */
export function newRemote(root: string, name: string): string[] {
  checkRouteName(root, name, EXAMPLE);
  if (!appNameSchema.safeParse(name).success) {
    throw new TaskError(`"${name}" is not a valid name of an app; for example ${EXAMPLE}`, 2);
  }
  return writeFiles(root, fromTemplate('remote', name), linesElsewhere(root, name));
}
