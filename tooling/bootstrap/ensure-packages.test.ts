import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { TestFolder } from '../testing/test-folder.ts';

const SCRIPT = path.join(import.meta.dirname, 'ensure-packages.mjs');
const root = new TestFolder();

/** Installs with an `npx` that prints `output` and fails. @returns what the person reads. */
function failedInstall(output: string): string {
  root.write('pnpm-workspace.yaml', 'packages:\n  - api\n');
  root.write('npx', `#!/bin/sh\necho '${output}'\nexit 1\n`, 0o755);
  const script = `import { ensurePackages } from '${SCRIPT}'; ensurePackages('${root.path}');`;
  const { stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    env: { PATH: `${root.path}:/usr/bin:/bin` },
    encoding: 'utf8',
  });
  return stderr;
}

const onPosix = process.platform === 'win32' ? test.skip : test;

onPosix('a lockfile that lacks a package names the command that renews it', () => {
  const text = failedInstall(' ERR_PNPM_OUTDATED_LOCKFILE  Cannot install');
  expect(text).toContain(`npx -y pnpm@12.21.0 --dir "${root.path}" install`);
  expect(text).not.toContain('registry');
});

onPosix('packages are not taken for installed after an install that did not end', () => {
  root.write('node_modules/.bootstrap', 'of other manifests');
  failedInstall('interrupted');
  expect(existsSync(path.join(root.path, 'node_modules/.bootstrap'))).toBe(false);
});

onPosix('another failure suggests a look at the registry', () => {
  expect(failedInstall(' ERR_PNPM_FETCH_500')).toContain('is the package registry reachable?');
});
