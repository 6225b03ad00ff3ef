/** An app's source as the preset sees it: its folder, its checked `mf.json`, its modules. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type MfJson, mfJsonSchema } from '@mall/contracts';
import { YamlSource } from '@mall/server/yaml-source';
import type { z } from 'zod';
import { REPOSITORY, TaskError } from '../repository.ts';

export interface AppSource {
  mf: MfJson;
  folder: string;
  /** Exposed module (`./pages/cinema`) → its file. */
  modules: Record<string, string>;
}

/** An unknown key is an issue of the object that has it. */
function fieldsOf(issue: z.core.$ZodIssue): string[] {
  if (issue.code !== 'unrecognized_keys') return [issue.path.join('.')];
  return issue.keys.map((key) => [...issue.path, key].join('.'));
}

function parse(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new TaskError(`${file}: ${(error as Error).message}`);
  }
}

/** @param folder the app's, in the checkout at `root`. @throws {TaskError} naming file, line and field. */
export function readManifest(root: string, folder: string): MfJson {
  const file = path.join(folder, 'mf.json');
  const text = readFileSync(path.join(root, file), 'utf8');
  const parsed = mfJsonSchema.safeParse(parse(text, file));
  if (parsed.success) return parsed.data;
  const source = new YamlSource(text);
  const issues = parsed.error.issues.flatMap((issue) =>
    fieldsOf(issue).map((field) => `${file}:${source.lineOf(field)}: ${field}: ${issue.message}`),
  );
  throw new TaskError([`${file} is not valid:`, ...issues].join('\n'));
}

/** `./pages/cinema` is `src/pages/cinema/page.tsx`, `./slots/news` is `src/slots/news/slot.tsx`. */
function fileOf(folder: string, exposed: string): string {
  const [, kind = '', name = ''] = exposed.split('/');
  return path.join(folder, 'src', kind, name, kind === 'pages' ? 'page.tsx' : 'slot.tsx');
}

/** @throws {TaskError} naming each invalid field of `mf.json`, or the entry whose module is missing. */
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
