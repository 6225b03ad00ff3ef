/** Releases of the remotes whose pages and slots fail on demand: one build each, from a working copy. */
import { glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { TestSite } from '@mall/tooling/site';
import { type WorkingCopy, workingCopy } from '../site/working-copy.ts';
import { type Part, partName, sourceOf } from './parts.ts';

const REASON = ['--reason', 'drill'];
const appFolder = ({ app }: Part) => `mf-${app}`;

/** The part's own source moves aside; a wrapper takes its name. */
async function wrap(copy: WorkingCopy, part: Part): Promise<void> {
  const file = `${appFolder(part)}/${sourceOf(part)}`;
  const whole = await readFile(path.join(copy.folder, file), 'utf8');
  const wrapper = await readFile(path.join(import.meta.dirname, 'faulty-module.ts'), 'utf8');
  await copy.write(file.replace(/\w+\.tsx$/, 'whole.tsx'), whole);
  await copy.write(`${appFolder(part)}/src/faulty-module.ts`, wrapper);
  const meta = part.kind === 'page' ? 'meta, ' : '';
  await copy.write(
    file,
    `import { usePageQuery } from '@mall/runtime';
import { useEffect } from 'react';
import { faulty } from '../../faulty-module.ts';
import * as whole from './whole.tsx';
export const { loader, ${meta}Component } = faulty('${partName(part)}', whole as never, { useEffect, usePageQuery }) as never as typeof whole & { loader: never };
`,
  );
}

/** Replaces text in the built files of an app that hold it, while `use` runs. */
async function withBuilt(build: string, from: string, to: string, use: () => Promise<void>) {
  const changed = new Map<string, string>();
  for await (const file of glob(['build.json', 'node/*.cjs'], { cwd: build })) {
    const text = await readFile(path.join(build, file), 'utf8');
    if (text.includes(from)) changed.set(path.join(build, file), text);
  }
  if (changed.size === 0) throw new Error(`no file of ${build} holds ${from}`);
  for (const [file, text] of changed) await writeFile(file, text.replace(from, to));
  await use();
  for (const [file, text] of changed) await writeFile(file, text);
}

export interface FaultyReleases {
  /** Publishes a variant of the part's app: its module throws on load, or it was built with React 18. */
  publish(part: Part, variant: 'load' | 'older'): Promise<string>;
  /** Promotes it past the release gate. @throws with the output when it is refused. */
  promote(...refs: string[]): Promise<string>;
  remove(): Promise<void>;
}

/** Builds, publishes and promotes the faulty releases of the parts' apps. */
export async function faultyReleases(
  { dataDir }: TestSite,
  parts: readonly Part[],
): Promise<FaultyReleases> {
  const copy = await workingCopy();
  const publish = async (...args: string[]) => {
    const printed = await copy.release(dataDir, 'publish', ...args);
    return [...printed.matchAll(/(?<=published )[a-z]+@[0-9a-f]{16}/g)].map(([ref]) => ref);
  };
  const releases: FaultyReleases = {
    async publish(part, variant) {
      const build = path.join(copy.folder, appFolder(part), '.build');
      let refs: string[] = [];
      const [from, to] =
        variant === 'older'
          ? ['"react": "19.', '"react": "18.']
          : ['fault-on-load:none', `fault-on-load:${partName(part)}`];
      await withBuilt(build, from, to, async () => {
        refs = await publish(appFolder(part), '--build', build);
      });
      return refs[0] ?? '';
    },
    promote: (...refs) => copy.release(dataDir, 'promote', ...refs, '--force', ...REASON),
    remove: () => copy.remove(),
  };
  for (const part of parts) await wrap(copy, part);
  await releases.promote(...(await publish(...new Set(parts.map(appFolder)))));
  return releases;
}
