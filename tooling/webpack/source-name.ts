import path from 'node:path';

const REPOSITORY = path.resolve(import.meta.dirname, '../..');

/** Stacks name a source by its path below the repository's root, wherever that lies. */
export function sourceName(file: string): string {
  const [, packaged] = /.*(node_modules\/.*)$/.exec(file) ?? [];
  return packaged ?? path.relative(REPOSITORY, file);
}
