/** The routes of the site, as the apps declare them. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { mfJsonSchema, type Route } from '@mall/contracts';

const ROOT = path.resolve(import.meta.dirname, '../..');

function routesIn(file: string): Route[] {
  return mfJsonSchema.parse(JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'))).routes;
}

export const ROUTES: readonly Route[] = globSync('*/mf.json', { cwd: ROOT })
  .sort()
  .flatMap(routesIn);
