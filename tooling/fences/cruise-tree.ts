/** Runs dependency-cruiser's rules over a tree: the repository, or a fixture. */
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';

interface Rule {
  name: string;
}

const { forbidden, forbiddenOutsideTests, tests, options } = createRequire(import.meta.url)(
  './rules.cjs',
) as {
  forbidden: Rule[];
  forbiddenOutsideTests: Rule[];
  tests: string[];
  options: ICruiseOptions & { exclude: { path: string[] } };
};

export const RULES: readonly string[] = [...forbidden, ...forbiddenOutsideTests].map(
  ({ name }) => name,
);

export interface Violation {
  rule: string;
  /** `from → to`, or the whole circle. */
  text: string;
}

const NOT_SOURCE = new Set(['node_modules', 'docs', 'tools']);

function foldersOf(tree: string): string[] {
  return readdirSync(tree, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .filter((name) => !NOT_SOURCE.has(name));
}

/** A fixture has no installed packages: `@mall/ui` is its folder `shared/ui`. */
function packagesOf(tree: string): Record<string, string> {
  const below = (parent: string) =>
    existsSync(path.join(tree, parent)) ? foldersOf(path.join(tree, parent)) : [];
  const folders = [...below('.'), ...below('shared').map((name) => `shared/${name}`)];
  return Object.fromEntries(
    folders.map((folder) => [
      `@mall/${path.basename(folder)}$`,
      path.join(tree, folder, 'src/index.ts'),
    ]),
  );
}

function violationsOf({ output }: { output: ICruiseResult | string }): Violation[] {
  if (typeof output === 'string') throw new Error(output);
  return output.summary.violations.map(({ rule, from, to, cycle }) => ({
    rule: rule.name,
    text: [from, ...(cycle ? cycle.map(({ name }) => name) : [to])].join(' → '),
  }));
}

/**
 * Every forbidden import in these folders of the tree and in what they import. `isFixture` resolves
 * packages inside the tree itself.
 */
export async function cruiseTree(
  tree: string,
  isFixture: boolean,
  folders: readonly string[] = foldersOf(tree),
): Promise<Violation[]> {
  const cruiseBy = async (rules: Rule[], exclude: string[]) => {
    const ruleSet = { forbidden: rules } as never;
    const result = await cruise(
      [...folders],
      { ...options, exclude: { path: exclude }, baseDir: tree, validate: true, ruleSet },
      isFixture ? { alias: packagesOf(tree) } : {},
    );
    return violationsOf(result as { output: ICruiseResult | string });
  };
  const { path: excluded } = options.exclude;
  return [
    ...(await cruiseBy(forbidden, excluded)),
    ...(await cruiseBy(forbiddenOutsideTests, [...excluded, ...tests])),
  ];
}
