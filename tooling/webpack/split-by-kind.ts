import type { ModuleAssets } from '@mall/contracts';

/** Sorts emitted files into scripts and styles; others (fonts, images) are left out. */
export function splitByKind(files: readonly string[]): ModuleAssets {
  const ending = (end: string) => files.filter((file) => file.endsWith(end));
  return { js: ending('.js'), css: ending('.css') };
}
