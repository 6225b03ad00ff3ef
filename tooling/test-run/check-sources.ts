/** What the sources of apps must pass before they are published: types and fences. */
import { appFolderOf } from '@mall/contracts';
import { violationsFrom } from '../fences/violations.ts';
import { REPOSITORY } from '../repository.ts';
import { typeErrorsOf } from './app-types.ts';

async function brokenFences(app: string): Promise<string[]> {
  const violations = await violationsFrom(REPOSITORY, appFolderOf(app));
  return violations.map(({ rule, text }) => `${rule}: ${text}`);
}

/** @returns a line for each problem. */
export async function checkSources(apps: readonly string[]): Promise<string[]> {
  return (await Promise.all([typeErrorsOf(apps), ...apps.map(brokenFences)])).flat();
}
