/** Jest's `filter`: a mutant needs only the test files that reach it. Stryker itself loads all. */
const { hasReached } = require('./reached-mutants.cjs');

module.exports = (testPaths) => {
  const mutant = process.env.__STRYKER_ACTIVE_MUTANT__;
  return { filtered: testPaths.filter((of) => mutant === undefined || hasReached(of, mutant)) };
};
