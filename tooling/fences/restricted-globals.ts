/** Parts of the browser that code for visitors may touch in one place only. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Violation } from './cruise-tree.ts';

interface License {
  rule: string;
  /** How using it reads in source. */
  use: RegExp;
  /** The one folder that may. */
  home: string;
}

const LICENSES: readonly License[] = [
  {
    rule: 'raw-fetch',
    use: /(?:\b(?:window|globalThis|self)\.|(?<![.\w]))fetch\(/,
    home: 'shared/http/',
  },
  {
    rule: 'raw-local-storage',
    use: /(?<![.\w])(?:(?:window|globalThis|self)\.)?(?:local|session)Storage\b/,
    home: 'shared/runtime/src/storage/',
  },
  { rule: 'raw-data-layer', use: /\bdataLayer\b/, home: 'shared/runtime/src/analytics/' },
];

/** Names of all rules. */
export const LICENSE_RULES: readonly string[] = LICENSES.map(({ rule }) => rule);

const SHOWN = '{shell,mf-*,shared/*}/src/**/*.{ts,tsx}';

/** Source without comments, with as many lines as before. */
function withoutComments(source: string): string {
  return source
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
    .replace(/(^|\s)\/\/.*$/gm, '$1');
}

function violationsIn(file: string, source: string): Violation[] {
  const forbidden = LICENSES.filter(({ home }) => !file.startsWith(home));
  return withoutComments(source)
    .split('\n')
    .flatMap((line, index) =>
      forbidden
        .filter(({ use }) => use.test(line))
        .map(({ rule, home }) => ({ rule, text: `${file}:${index + 1}: allowed in ${home} only` })),
    );
}

/** Every use outside its home in the tree's code for visitors; tests may use what they like. */
export function findUnlicensed(tree: string): Violation[] {
  return globSync(SHOWN, { cwd: tree, exclude: (name) => name === 'node_modules' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !/\.test\.tsx?$/.test(file) && !file.startsWith('shared/testing/'))
    .flatMap((file) => violationsIn(file, readFileSync(path.join(tree, file), 'utf8')));
}
