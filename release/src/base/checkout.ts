/** Where the apps and the tooling are: in this repository, or in another one that has these as packages. */
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Holds this package and the tooling. */
const HOME = fileURLToPath(new URL('../../../', import.meta.url));
const isPackage = HOME.split(sep).includes('node_modules');

/** The root of the repository with the apps; a package's commands run there. */
export const CHECKOUT = isPackage ? process.cwd() : HOME;

/** The file of a task of the tooling. @param root of the repository with the apps. */
export function taskFile(root: string, name: string): string {
  return isPackage
    ? join(HOME, 'tooling/tasks', `${name}.js`)
    : join(root, 'tooling/tasks', `${name}.ts`);
}
