/** An app's source as the preset sees it: its folder, its checked `mf.json`, its modules. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { MfJson } from '@mall/contracts';
import { REPOSITORY, TaskError } from '../repository.ts';
import { readManifest } from './manifest.ts';

export interface AppSource {
  mf: MfJson;
  folder: string;
  /** Exposed module (`./pages/cinema`) → its file. */
  modules: Record<string, string>;
}

/** `./pages/cinema` is `src/pages/cinema/page.tsx`, `./slots/news` is `src/slots/news/slot.tsx`. */
function fileOf(folder: string, exposed: string): string {
  const [, kind = '', name = ''] = exposed.split('/');
  return path.join(folder, 'src', kind, name, kind === 'pages' ? 'page.tsx' : 'slot.tsx');
}

/**
 * Reads the `mf.json` of the app in `folder` and finds the modules that it names.
 * @throws {TaskError} naming each invalid field, or the entry whose module is missing.
 */
export function appSource(folder: string): AppSource {
  const relative = path.relative(REPOSITORY, folder);
  const mf = readManifest(REPOSITORY, relative);
  const named = [
    ...mf.routes.map(({ id, module }) => ({ entry: `route ${id}`, module })),
    ...mf.slots.map(({ name, module }) => ({ entry: `slot ${name}`, module })),
  ];
  const modules: Record<string, string> = {};
  for (const { entry, module } of named) {
    const file = fileOf(folder, module);
    if (!existsSync(file)) {
      throw new TaskError(
        `${relative}/mf.json: ${entry} names ${module}, but ${path.relative(REPOSITORY, file)} is missing`,
      );
    }
    modules[module] = file;
  }
  return { mf, folder, modules };
}
