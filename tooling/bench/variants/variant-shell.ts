/** The shell's builds, changed for a variant that the benchmark compares with. */
import path from 'node:path';
import { SHELL } from '@mall/contracts';
import type { Configuration } from 'webpack';
import { REPOSITORY } from '../../repository.ts';
import { defineShell } from '../../webpack/index.ts';
import { type Replacement, replaceModules } from './replace-modules.ts';

export interface ShellChange {
  /** Called for the configuration of each side. */
  configure?: (configuration: Configuration, side: 'web' | 'node') => Configuration;
  replacements: readonly Replacement[];
}

/** Where a variant's build of an app lies. */
export function variantFolder(variant: string, app: string): string {
  return path.join(REPOSITORY, '.cache/bench', variant, app);
}

/** The configurations of the variant's shell. Its modules import the shell's own as `shell-source/…`. */
export function variantShell(
  variant: string,
  { configure = (configuration) => configuration, replacements }: ShellChange,
): Configuration[] {
  return defineShell(path.join(REPOSITORY, SHELL)).map((built, index) => {
    const side = index === 0 ? 'web' : 'node';
    return configure(
      {
        ...built,
        output: { ...built.output, path: path.join(variantFolder(variant, SHELL), side) },
        resolve: {
          ...built.resolve,
          alias: { ...built.resolve?.alias, 'shell-source': path.join(REPOSITORY, 'shell/src') },
          modules: ['node_modules', path.join(REPOSITORY, 'shell/node_modules')],
        },
        plugins: [...(built.plugins ?? []), ...replaceModules(replacements)],
      },
      side,
    );
  });
}
