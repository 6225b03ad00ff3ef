/** Which mutants each test file reached in the first run, which has none active. */
const { mkdirSync, readFileSync, writeFileSync } = require('node:fs');
const path = require('node:path');

/**
 * Sources that run in other processes than the tests, or once for all tests of a file: no test can be
 * said to reach them. Each of their mutants needs all tests, so such a file is mutated only when it is
 * named.
 */
const NEED_ALL_TESTS = [
  'gateway/src/gateway.ts',
  'gateway/src/render/encode-page.ts',
  'gateway/src/render/messages.ts',
  'gateway/src/render/worker.ts',
  'gateway/src/render/worker-process.ts',
];

exports.NEED_ALL_TESTS = NEED_ALL_TESTS;
exports.needsAllTests = NEED_ALL_TESTS.includes(process.env.MUTATED);

/** In the sandbox of the run, which all its processes share. */
const FOLDER = path.resolve('.reached-mutants');

const recordOf = (testPath) => path.join(FOLDER, `${encodeURIComponent(testPath)}.json`);

exports.recordReached = (testPath, mutants) => {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(recordOf(testPath), JSON.stringify(mutants));
};

exports.hasReached = (testPath, mutant) =>
  exports.needsAllTests || JSON.parse(readFileSync(recordOf(testPath), 'utf8')).includes(mutant);
