/** Checks that the repository breaks no import fence, and that each fixture breaks its own alone. */
import path from 'node:path';
import { REPOSITORY } from '../repository.ts';
import { complain, say } from '../terminal/output.ts';
import { cruiseTree, RULES, type Violation } from './cruise-tree.ts';
import { findRestrictedGlobals, GLOBAL_RULES } from './restricted-globals.ts';
import { findRemoteLiterals, LITERAL_RULES } from './shell-literals.ts';

const FIXTURES = path.join(import.meta.dirname, 'fixtures');

async function violationsIn(tree: string, isFixture: boolean): Promise<Violation[]> {
  const imports = await cruiseTree(tree, isFixture);
  return [...imports, ...findRestrictedGlobals(tree), ...findRemoteLiterals(tree)];
}

function problemsOfFixture(rule: string, found: readonly Violation[]): string[] {
  const broken = new Set(found.map((violation) => violation.rule));
  if (!broken.delete(rule)) return ['its fixture does not break it'];
  return [...broken].map((other) => `its fixture also breaks ${other}`);
}

const inRepository = await violationsIn(REPOSITORY, false);
const rules = [...RULES, ...GLOBAL_RULES, ...LITERAL_RULES];
let broken = 0;
for (const rule of rules) {
  const found = inRepository.filter((violation) => violation.rule === rule);
  const inFixture = await violationsIn(path.join(FIXTURES, rule), true);
  const problems = [...found.map(({ text }) => text), ...problemsOfFixture(rule, inFixture)];
  for (const problem of problems) complain(`${rule}: ${problem}`);
  if (problems.length > 0) broken += 1;
}
say(`${rules.length - broken} fences hold, ${broken} are broken`);
process.exitCode = broken > 0 ? 1 : 0;
