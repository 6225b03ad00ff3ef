/** The files that decide which packages the workspace installs, and one hash over them. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Folders that a pattern of pnpm-workspace.yaml names: `api`, `mf-*` or `shared/*`. */
function foldersOf(root, pattern) {
  if (!pattern.endsWith('*')) return [pattern];
  const parent = path.posix.dirname(pattern);
  const prefix = path.posix.basename(pattern).slice(0, -1);
  return readdirSync(path.join(root, parent))
    .filter((name) => name.startsWith(prefix) && name !== 'node_modules')
    .map((name) => path.posix.join(parent, name));
}

/** Manifests below `root`, as paths relative to it, in a fixed order. */
function manifestsOf(root) {
  const workspace = readFileSync(path.join(root, 'pnpm-workspace.yaml'), 'utf8');
  const [, list = ''] = /^packages:\n((?: +- .*\n)+)/m.exec(workspace) ?? [];
  const patterns = [...list.matchAll(/- +["']?([^"'\n]+?)["']?\s*$/gm)].map(([, name]) => name);
  const packages = patterns
    .flatMap((pattern) => foldersOf(root, pattern))
    .map((folder) => `${folder}/package.json`)
    .sort();
  return ['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml', ...packages].filter((file) =>
    existsSync(path.join(root, file)),
  );
}

/** Changes whenever an install could give other packages, also for another kind of machine. */
export function hashManifests(root) {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}\n`);
  for (const file of manifestsOf(root)) {
    hash
      .update(`${file}\n`)
      .update(readFileSync(path.join(root, file)))
      .update('\n');
  }
  return hash.digest('hex');
}
