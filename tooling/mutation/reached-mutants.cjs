/** Which mutants each test file reached in the first run, which has none active. */
const { mkdirSync, readFileSync, writeFileSync } = require('node:fs');
const path = require('node:path');

/** In the sandbox of the run, which all its processes share. */
const FOLDER = path.resolve('.reached-mutants');

const recordOf = (testPath) => path.join(FOLDER, `${encodeURIComponent(testPath)}.json`);

exports.recordReached = (testPath, mutants) => {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(recordOf(testPath), JSON.stringify(mutants));
};

exports.hasReached = (testPath, mutant) =>
  JSON.parse(readFileSync(recordOf(testPath), 'utf8')).includes(mutant);
