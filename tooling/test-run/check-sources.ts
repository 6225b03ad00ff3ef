/** What the sources of an app must pass before it is published: types and fences. */
import { appFolderOf } from '@mall/contracts';
import { violationsFrom } from '../fences/violations.ts';
import { REPOSITORY } from '../repository.ts';
import { typeErrorsOf } from './app-types.ts';

async function brokenFences(app: string): Promise<string[]> {
  const violations = await violationsFrom(REPOSITORY, appFolderOf(app));
  return violations.map(({ rule, text }) => `${rule}: ${text}`);
}

/** @returns a line for each problem. */
export async function checkSources(app: string): Promise<string[]> {
  return (await Promise.all([typeErrorsOf(app), brokenFences(app)])).flat();
}
