/** Checks that the repository breaks no import fence, and that each fixture breaks its own alone. */
import path from 'node:path';
import { REPOSITORY } from '../repository.ts';
import { complain, say } from '../terminal/output.ts';
import type { Violation } from './cruise-tree.ts';
import { ALL_RULES, violationsIn } from './violations.ts';

const FIXTURES = path.join(import.meta.dirname, 'fixtures');

function problemsOfFixture(rule: string, found: readonly Violation[]): string[] {
  const broken = new Set(found.map((violation) => violation.rule));
  if (!broken.delete(rule)) return ['its fixture does not break it'];
  return [...broken].map((other) => `its fixture also breaks ${other}`);
}

const inRepository = await violationsIn(REPOSITORY, false);
let broken = 0;
for (const rule of ALL_RULES) {
  const found = inRepository.filter((violation) => violation.rule === rule);
  const inFixture = await violationsIn(path.join(FIXTURES, rule), true);
  const problems = [...found.map(({ text }) => text), ...problemsOfFixture(rule, inFixture)];
  for (const problem of problems) complain(`${rule}: ${problem}`);
  if (problems.length > 0) broken += 1;
}
say(`${ALL_RULES.length - broken} fences hold, ${broken} are broken`);
process.exitCode = broken > 0 ? 1 : 0;
