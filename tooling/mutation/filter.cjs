/**
 * Jest's `filter`: of the chosen test files a mutant needs those that reach it. Stryker's first run,
 * without a mutant, loads all.
 */
const path = require('node:path');
const { hasReached } = require('./reached-mutants.cjs');

const chosen = new RegExp(`^(?:${process.env.MUTATION_TESTS ?? ''})`);

const isChosen = (testPath) => chosen.test(path.relative(process.cwd(), testPath));

module.exports = (testPaths) => {
  const mutant = process.env.__STRYKER_ACTIVE_MUTANT__;
  const isNeeded = (of) => isChosen(of) && (mutant === undefined || hasReached(of, mutant));
  return { filtered: testPaths.filter(isNeeded) };
};
