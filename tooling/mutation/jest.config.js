/** Jest for a mutation run: the project and folder that hold the tests of the mutated sources. */
import { fileURLToPath } from 'node:url';
import config from '../../jest.config.js';

const { MUTATED_FOLDER = '', JEST_PROJECT } = process.env;
const project = config.projects.find(({ displayName }) => displayName === JEST_PROJECT);
// Stryker does not find the environment by its short name.
const nodeEnvironment = fileURLToPath(import.meta.resolve('jest-environment-node'));

export default {
  ...project,
  testEnvironment: JEST_PROJECT === 'node' ? nodeEnvironment : project?.testEnvironment,
  roots: [`<rootDir>/${MUTATED_FOLDER}`],
};
