/** A build that differs from another in one file, so that it is a release of its own. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ShutdownHooks } from '../site/shutdown.ts';

/** @returns a new folder, which `hooks` remove. */
export function changedBuild(build: string, hooks: ShutdownHooks): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-build-'));
  hooks.add(async () => rmSync(folder, { recursive: true, force: true }));
  cpSync(build, folder, { recursive: true });
  writeFileSync(path.join(folder, 'web/changed.js'), '/* changed */');
  return folder;
}
