/** Jest for a mutation run: the project and the tests of the mutated sources. */
import { fileURLToPath } from 'node:url';
import config from '../../jest.config.js';

const { MUTATION_TESTS = '', JEST_PROJECT } = process.env;
const project = config.projects.find(({ displayName }) => displayName === JEST_PROJECT);

export default {
  ...project,
  testEnvironment: fileURLToPath(new URL('environment.cjs', import.meta.url)),
  filter: fileURLToPath(new URL('filter.cjs', import.meta.url)),
  // Without it a slow machine would count as a noticed change; Stryker itself ends what hangs.
  testTimeout: config.testTimeout,
  roots: [`<rootDir>/${MUTATION_TESTS.split('/')[0]}`],
  testRegex: [`/${MUTATION_TESTS}.*\\.test\\.tsx?$`],
};
