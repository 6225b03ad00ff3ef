/** Jest for a mutation run: the project and the tests of the mutated sources. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import config from '../../jest.config.js';

const { MUTATION_TESTS = '', JEST_PROJECT } = process.env;
const project = config.projects.find(({ displayName }) => displayName === JEST_PROJECT);
// Stryker does not find the environment by its short name.
const nodeEnvironment = fileURLToPath(import.meta.resolve('jest-environment-node'));

export default {
  ...project,
  testEnvironment: JEST_PROJECT === 'node' ? nodeEnvironment : project?.testEnvironment,
  // Without it a slow machine would count as a noticed change; Stryker itself ends what hangs.
  testTimeout: config.testTimeout,
  roots: [`<rootDir>/${path.dirname(`${MUTATION_TESTS}-`)}`],
  testRegex: [`/${MUTATION_TESTS}.*\\.test\\.tsx?$`],
};
