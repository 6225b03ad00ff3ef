/** A hash over everything that an app's build reads, to skip a build that would change nothing. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { appFolderOf } from '@mall/contracts';

const COMMON_FOLDERS = ['shared', 'tooling/webpack'];
const COMMON_FILES = ['pnpm-lock.yaml', 'tsconfig.base.json'];
/** Of the names of routes and slots builds read only types, and any app may change them. */
const NAMES = 'site-names.ts';
const LEFT_OUT = new Set(['node_modules', '.build', 'testing', 'gallery', NAMES]);

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (LEFT_OUT.has(entry.name) || /\.test\.tsx?$/.test(entry.name)) return [];
    const file = path.join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(file) : [file];
  });
}

function hashOf(root: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files.toSorted()) {
    const bytes = readFileSync(file);
    hash.update(`${path.relative(root, file)} ${bytes.length}\n`).update(bytes);
  }
  return hash.digest('hex');
}

/** Hashes the inputs that all apps have in common; read once for several apps. */
export function hashCommonInputs(root: string): string {
  const folders = COMMON_FOLDERS.flatMap((folder) => filesBelow(path.join(root, folder)));
  return hashOf(root, [...folders, ...COMMON_FILES.map((file) => path.join(root, file))]);
}

export function hashInputs(root: string, app: string, common: string): string {
  const own = hashOf(root, filesBelow(path.join(root, appFolderOf(app))));
  return createHash('sha256').update(`${common} ${own}`).digest('hex');
}
