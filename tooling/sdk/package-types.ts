/** The TypeScript configuration that the tooling's package has for remotes: that of the components here. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from '../repository.ts';

interface Configuration {
  compilerOptions: Record<string, unknown>;
}

/** Writes it into `folder`. */
export function packageTypes(folder: string): void {
  const file = path.join(REPOSITORY, 'tsconfig.base.json');
  const { compilerOptions } = JSON.parse(readFileSync(file, 'utf8')) as Configuration;
  const options = {
    ...{ ...compilerOptions, incremental: false },
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: ['jest'],
  };
  const declarations = 'css-modules.d.ts';
  cpSync(path.join(REPOSITORY, 'tooling/types', declarations), path.join(folder, declarations));
  const text = JSON.stringify({ files: [declarations], compilerOptions: options }, null, 2);
  writeFileSync(path.join(folder, 'tsconfig.package.json'), `${text}\n`);
}
