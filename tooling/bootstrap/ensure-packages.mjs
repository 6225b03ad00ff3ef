/** Installs the workspace's packages, but only when they differ from what the manifests ask for. */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hashManifests } from './manifests.mjs';

const PNPM = 'pnpm@12.21.0';

/** Updates node_modules; throws one readable line when that fails. */
export function ensurePackages(root) {
  const stamp = path.join(root, 'node_modules', '.bootstrap');
  const wanted = hashManifests(root);
  if (readStamp(stamp) === wanted) return;
  const start = performance.now();
  say('installing packages …');
  // An install that is interrupted leaves some of the packages, whatever is asked for next.
  rmSync(stamp, { force: true });
  install(root);
  // The type check remembers the files of packages, not which version an import leads to.
  rmSync(path.join(root, '.cache/types'), { recursive: true, force: true });
  writeFileSync(stamp, wanted);
  say(`installed packages in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

/** On standard error: what a task writes to standard output is its own. */
function say(line) {
  process.stderr.write(`${line}\n`);
}

function readStamp(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Installs what a new or changed package.json asks for, and writes it into the lockfile. */
export function renewLockfile(root) {
  install(root, '--no-frozen-lockfile');
}

function install(root, lockfile = '--frozen-lockfile') {
  // From a folder outside the workspace: npx would otherwise read the workspace's own manifest.
  // The output of pnpm is of use only when the install fails.
  const { status, error, output } = spawnSync(
    'npx',
    [
      ...['--loglevel=error', '--no-update-notifier', '--yes', PNPM, '--dir', root],
      ...['install', lockfile, '--config.confirm-modules-purge=false'],
    ],
    {
      cwd: tmpdir(),
      env: environmentForNpx(process.env),
      stdio: ['ignore', 'pipe', 'pipe'],
      encoding: 'utf8',
    },
  );
  if (error?.code === 'ENOENT') {
    throw new Error('packages are not installed: npx is missing, install Node with npm');
  }
  if (status !== 0) {
    const text = output.filter(Boolean).join('');
    say(text);
    throw new Error(
      `packages are not installed: ${PNPM} failed (see above); ${remedyOf(text, root)}`,
    );
  }
}

function remedyOf(output, root) {
  if (!output.includes('ERR_PNPM_OUTDATED_LOCKFILE')) return 'is the package registry reachable?';
  return `a package.json was changed, renew the lockfile: (cd / && npx -y ${PNPM} --dir "${root}" install)`;
}

/** `env` without what `npm run` adds to it: npx and pnpm would take it for settings of their own. */
function environmentForNpx(env) {
  const added = /^npm_(package|lifecycle)_|^npm_config_(local_prefix|prefix|global_prefix)$/;
  return Object.fromEntries(Object.entries(env).filter(([name]) => !added.test(name)));
}
