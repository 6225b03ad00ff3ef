/** Jest for a mutation run: the project and the tests of the mutated sources. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import config from '../../jest.config.js';

const { MUTATION_TESTS = '', JEST_PROJECT } = process.env;
const project = config.projects.find(({ displayName }) => displayName === JEST_PROJECT);

export default {
  ...project,
  testEnvironment: fileURLToPath(new URL('environment.cjs', import.meta.url)),
  // Without it a slow machine would count as a noticed change; Stryker itself ends what hangs.
  testTimeout: config.testTimeout,
  roots: [`<rootDir>/${path.dirname(`${MUTATION_TESTS}-`)}`],
  testRegex: [`/${MUTATION_TESTS}.*\\.test\\.tsx?$`],
};
