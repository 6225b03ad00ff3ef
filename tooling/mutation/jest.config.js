/** Jest for a mutation run: the workspace's projects, each with the tests that are chosen. */
import { fileURLToPath } from 'node:url';
import config from '../../jest.config.js';

const { MUTATION_TESTS = '' } = process.env;

const mutated = (project) => ({
  ...project,
  testEnvironmentOptions: { ...project.testEnvironmentOptions, unchanged: project.testEnvironment },
  // Jest then looks for files in this package alone.
  roots: [`<rootDir>/${MUTATION_TESTS.split('/')[0]}`],
});

export default {
  rootDir: config.projects[0].rootDir,
  // Wins over that of the projects, since Stryker gives it as an option of the command line.
  testEnvironment: fileURLToPath(new URL('environment.cjs', import.meta.url)),
  filter: fileURLToPath(new URL('filter.cjs', import.meta.url)),
  // Without it a slow machine would count as a noticed change; Stryker itself ends what hangs.
  testTimeout: config.testTimeout,
  projects: config.projects.map(mutated),
};
