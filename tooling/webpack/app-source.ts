/** An app's source as the preset sees it: its folder, its checked `mf.json`, its modules. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { appFolderOf, type MfJson, mfJsonSchema } from '@mall/contracts';
import { REPOSITORY } from '../repository.ts';

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

function checkedMf(input: unknown): MfJson {
  const parsed = mfJsonSchema.safeParse(input);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`mf.json is not right:\n${faults.join('\n')}`);
}

/**
 * Reads an app's `mf.json` and finds the modules that it names.
 * @throws {Error} naming the entry of `mf.json` whose module is not there.
 */
export function appSource(input: unknown): AppSource {
  const mf = checkedMf(input);
  const folder = path.join(REPOSITORY, appFolderOf(mf.name));
  const named = [
    ...mf.routes.map(({ id, module }) => ({ entry: `route ${id}`, module })),
    ...mf.slots.map(({ name, module }) => ({ entry: `slot ${name}`, module })),
  ];
  const modules: Record<string, string> = {};
  for (const { entry, module } of named) {
    const file = fileOf(folder, module);
    if (!existsSync(file)) {
      throw new Error(
        `${mf.name}/mf.json: ${entry} names ${module}, but ${path.relative(REPOSITORY, file)} is not there`,
      );
    }
    modules[module] = file;
  }
  return { mf, folder, modules };
}
