/** Every import, global and literal that a fence forbids. */
import { cruiseTree, RULES, type Violation } from './cruise-tree.ts';
import { findRestrictedGlobals, GLOBAL_RULES } from './restricted-globals.ts';
import { findRemoteLiterals, LITERAL_RULES } from './shell-literals.ts';

export const ALL_RULES: readonly string[] = [...RULES, ...GLOBAL_RULES, ...LITERAL_RULES];

/** In a tree: the repository, or a fixture. */
export async function violationsIn(tree: string, isFixture: boolean): Promise<Violation[]> {
  const imports = await cruiseTree(tree, isFixture);
  return [...imports, ...findRestrictedGlobals(tree), ...findRemoteLiterals(tree)];
}

/** In one folder of the repository, and in what it imports. */
export async function violationsFrom(tree: string, folder: string): Promise<Violation[]> {
  const others = [...findRestrictedGlobals(tree), ...findRemoteLiterals(tree)];
  const own = others.filter(({ text }) => text.startsWith(`${folder}/`));
  return [...(await cruiseTree(tree, false, [folder])), ...own];
}
