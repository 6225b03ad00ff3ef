/** The import fences: the checkout keeps them all, and each still bites on its fixture. */
import path from 'node:path';
import { cruiseTree, RULES, type Violation } from './cruise-tree.ts';
import { findUnlicensed, LICENSE_RULES } from './licensed-homes.ts';
import { findRemoteLiterals, LITERAL_RULES } from './shell-literals.ts';

const FIXTURES = path.join(import.meta.dirname, 'fixtures');

export interface FenceResult {
  rule: string;
  /** Lines that say what is wrong; none when the fence holds. */
  faults: string[];
}

/** A fixture must break its own rule and no other. */
function faultsOfFixture(rule: string, found: readonly Violation[]): string[] {
  const broken = new Set(found.map((violation) => violation.rule));
  if (!broken.delete(rule)) return [`dead: its fixture does not break it`];
  return [...broken].map((other) => `its fixture also breaks ${other}`);
}

/** Checks the fences of the checkout at `root`; one result per rule. */
export async function checkFences(root: string): Promise<FenceResult[]> {
  const inCheckout = [
    ...(await cruiseTree(root)),
    ...findUnlicensed(root),
    ...findRemoteLiterals(root),
  ];
  const results: FenceResult[] = [];
  for (const rule of [...RULES, ...LICENSE_RULES, ...LITERAL_RULES]) {
    const fixture = path.join(FIXTURES, rule);
    const inFixture = [
      ...(await cruiseTree(fixture, { isFixture: true })),
      ...findUnlicensed(fixture),
      ...findRemoteLiterals(fixture),
    ];
    const found = inCheckout.filter((violation) => violation.rule === rule);
    const faults = [...found.map(({ text }) => text), ...faultsOfFixture(rule, inFixture)];
    results.push({ rule, faults });
  }
  return results;
}
