/** Writes the files of a new remote: a page with its texts and test, its manifest, and its lines elsewhere. */
import { checkAppName, checkGiven } from './check-name.ts';
import { fromTemplate, withLineAfter, withPageText, writeFiles } from './files.ts';
import { pageFiles } from './new-page.ts';

const EXAMPLE = 'npm run new:remote -- parking';

function withOwner(root: string, name: string): readonly [string, string] {
  const line = `${`/mf-${name}/`.padEnd(21, ' ')} @team-${name}`;
  return ['CODEOWNERS', withLineAfter(root, 'CODEOWNERS', '/mf-', line)];
}

/** What to do with the new remote. */
export function nextSteps(name: string): string[] {
  return [
    `Set owner, paths and menu entry in mf-${name}/mf.json, and its people in the store's owners.json.`,
    `To see it: npm run dev -- mf-${name}, then http://localhost:3000/${name}`,
    `To ship it: npm run release -- publish mf-${name}, then promote ${name}`,
  ];
}

/** @returns the paths of what was written. @throws {TaskError} when the name is missing, invalid or taken. */
export function newRemote(root: string, name: string): string[] {
  checkGiven([name], 'npm run new:remote -- <name>', EXAMPLE);
  checkAppName(root, name, EXAMPLE);
  const created = new Map([...fromTemplate('remote', name), ...pageFiles(name, name)]);
  const changed = new Map([withOwner(root, name), ...withPageText(root, name)]);
  return writeFiles(root, created, changed);
}
