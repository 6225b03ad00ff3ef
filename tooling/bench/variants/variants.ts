/** The builds that the benchmark compares: the product, and the two that it is measured by. */
import path from 'node:path';
import { SHELL } from '@mall/contracts';
import { appsOf, buildFolderOf } from '../../build/apps.ts';
import { buildApps } from '../../build/build-apps.ts';
import { formatBuildError } from '../../build/build-error.ts';
import { compile } from '../../build/compiler.ts';
import { REPOSITORY, TaskError } from '../../repository.ts';
import { variantFolder } from './variant-shell.ts';

export const VARIANTS = ['federated', 'monolith', 'naive'] as const;
export type Variant = (typeof VARIANTS)[number];

/** The build folder of each app. */
export type Builds = Record<string, string>;

async function compileVariant(variant: Variant): Promise<void> {
  const errors = await compile(path.join(import.meta.dirname, variant), 'production');
  if (errors.length === 0) return;
  throw new TaskError(`${variant} cannot be built:\n${errors.map(formatBuildError).join('\n')}`);
}

/** @throws {TaskError} naming what cannot be built. */
export async function buildVariants(variants: readonly Variant[]): Promise<Map<Variant, Builds>> {
  const apps = appsOf(REPOSITORY);
  await buildApps(REPOSITORY, apps);
  for (const variant of variants) if (variant !== 'federated') await compileVariant(variant);
  const folderOf = (variant: Variant, app: string) =>
    variant === 'monolith' || (variant === 'naive' && app === SHELL)
      ? variantFolder(variant, app)
      : buildFolderOf(REPOSITORY, app, 'production');
  return new Map(
    variants.map((variant) => [
      variant,
      Object.fromEntries(apps.map((app) => [app, folderOf(variant, app)])),
    ]),
  );
}
