/** The build of the staff page of releases: documents that a Node process renders, and their style sheet. */
import path from 'node:path';
import type { Configuration } from 'webpack';
import { REPOSITORY } from '../repository.ts';
import { baseConfiguration } from './base.ts';

/** Below this path the process serves style sheet and fonts. */
const PUBLIC_PATH = '/files/';

/** @param folder of the pages, below the repository. */
export function defineStaffPage(folder: string): Configuration[] {
  const source = { mf: { name: 'release' }, folder: path.join(REPOSITORY, folder) };
  // As for browsers, so that styles and fonts are emitted.
  const base = baseConfiguration(source, 'web');
  return [
    {
      ...base,
      target: 'node24',
      entry: { pages: path.join(source.folder, 'pages.tsx') },
      output: {
        ...base.output,
        publicPath: PUBLIC_PATH,
        filename: '[name].cjs',
        library: { type: 'commonjs-module' },
      },
    },
  ];
}
