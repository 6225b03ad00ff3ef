/** Globals of the browser that browser code may use in one folder only. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Violation } from './cruise-tree.ts';

interface RestrictedGlobal {
  rule: string;
  /** Matches a line that uses it. */
  use: RegExp;
  /** The one folder where it is allowed. */
  folder: string;
}

const RESTRICTED_GLOBALS: readonly RestrictedGlobal[] = [
  {
    rule: 'raw-fetch',
    use: /(?:\b(?:window|globalThis|self)\.|(?<![.\w]))fetch\(/,
    folder: 'shared/http/',
  },
  {
    rule: 'raw-local-storage',
    use: /(?<![.\w])(?:(?:window|globalThis|self)\.)?(?:local|session)Storage\b/,
    folder: 'shared/runtime/src/storage/',
  },
  { rule: 'raw-data-layer', use: /\bdataLayer\b/, folder: 'shared/runtime/src/analytics/' },
];

/** Names of all rules. */
export const GLOBAL_RULES: readonly string[] = RESTRICTED_GLOBALS.map(({ rule }) => rule);

const BROWSER_CODE = '{shell,mf-*,shared/*}/src/**/*.{ts,tsx}';

/** Source without comments, with as many lines as before. */
function withoutComments(source: string): string {
  return source
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
    .replace(/(^|\s)\/\/.*$/gm, '$1');
}

function violationsIn(file: string, source: string): Violation[] {
  const forbidden = RESTRICTED_GLOBALS.filter(({ folder }) => !file.startsWith(folder));
  return withoutComments(source)
    .split('\n')
    .flatMap((line, index) =>
      forbidden
        .filter(({ use }) => use.test(line))
        .map(({ rule, folder }) => ({
          rule,
          text: `${file}:${index + 1}: allowed in ${folder} only`,
        })),
    );
}

/** Every use outside the allowed folder in the browser code of `tree`; tests are exempt. */
export function findRestrictedGlobals(tree: string): Violation[] {
  return globSync(BROWSER_CODE, { cwd: tree, exclude: (name) => name === 'node_modules' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !/\.test\.tsx?$/.test(file) && !file.startsWith('shared/testing/'))
    .flatMap((file) => violationsIn(file, readFileSync(path.join(tree, file), 'utf8')));
}
