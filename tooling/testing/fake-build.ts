/** A build of an app that is as small as can be. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mfJsonSchema } from '@mall/contracts';
import { type BuildMode, buildFolderOf } from '../build/apps.ts';

/** Leaves a build of `app` that differs by `text` alone. @returns its folder. */
export function fakeBuild(root: string, app: string, text: string, mode: BuildMode): string {
  const folder = buildFolderOf(root, app, mode);
  const record = {
    mf: mfJsonSchema.parse({ name: app, owner: 'tester' }),
    ...{ entry: { js: ['entry.js'], css: [] }, exposes: {}, nodeEntry: 'server.cjs', shared: {} },
  };
  const files = {
    'build.json': JSON.stringify(record),
    'web/entry.js': text,
    'node/server.cjs': '',
  };
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
  return folder;
}
