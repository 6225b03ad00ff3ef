/** Checks the import fences: the repository breaks none, and each fixture breaks its own. */
import path from 'node:path';
import { cruiseTree, RULES, type Violation } from './cruise-tree.ts';
import { findRestrictedGlobals, GLOBAL_RULES } from './restricted-globals.ts';
import { findRemoteLiterals, LITERAL_RULES } from './shell-literals.ts';

const FIXTURES = path.join(import.meta.dirname, 'fixtures');

export interface FenceResult {
  rule: string;
  /** What is wrong, one line each; empty when the rule is kept. */
  problems: string[];
}

/** A fixture must break its own rule and no other. */
function problemsOfFixture(rule: string, found: readonly Violation[]): string[] {
  const broken = new Set(found.map((violation) => violation.rule));
  if (!broken.delete(rule)) return ['its fixture does not break it'];
  return [...broken].map((other) => `its fixture also breaks ${other}`);
}

/** Checks the fences of the repository at `root`; one result per rule. */
export async function checkFences(root: string): Promise<FenceResult[]> {
  const inRepository = [
    ...(await cruiseTree(root)),
    ...findRestrictedGlobals(root),
    ...findRemoteLiterals(root),
  ];
  const results: FenceResult[] = [];
  for (const rule of [...RULES, ...GLOBAL_RULES, ...LITERAL_RULES]) {
    const fixture = path.join(FIXTURES, rule);
    const inFixture = [
      ...(await cruiseTree(fixture, { isFixture: true })),
      ...findRestrictedGlobals(fixture),
      ...findRemoteLiterals(fixture),
    ];
    const found = inRepository.filter((violation) => violation.rule === rule);
    const problems = [...found.map(({ text }) => text), ...problemsOfFixture(rule, inFixture)];
    results.push({ rule, problems });
  }
  return results;
}
