import path from 'node:path';
import { REPOSITORY } from '../repository.ts';

/** Stacks name a source by its path below the repository's root, wherever that lies. */
export function sourceName(file: string): string {
  const [, packaged] = /.*(node_modules\/.*)$/.exec(file) ?? [];
  return packaged ?? path.relative(REPOSITORY, file);
}
