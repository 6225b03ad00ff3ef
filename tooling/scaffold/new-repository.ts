/** Writes a repository of its own for a new remote. */
import { readFileSync } from 'node:fs';
import { checkAppName } from './check-name.ts';
import { fromTemplate, writeFiles } from './files.ts';
import { pageFiles } from './new-page.ts';

const EXAMPLE = 'mall new parking ../parking';

/** The version of the packages that this command is one of. */
function ownVersion(): string {
  const file = new URL('../package.json', import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/** @returns the paths of what was written below `folder`. @throws {TaskError} when the name is invalid. */
export function newRepository(folder: string, name: string): string[] {
  checkAppName(folder, name, EXAMPLE);
  const remote = [...fromTemplate('remote', name), ...pageFiles(name, name)];
  const own = fromTemplate('repository', name, name, ownVersion());
  return writeFiles(folder, new Map([...remote, ...own]), new Map());
}
