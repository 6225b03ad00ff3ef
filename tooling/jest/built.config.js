/** Jest for the tests that need the apps' builds: `*.build-test.ts`. */
import config from '../../jest.config.js';

const node = config.projects.find(({ displayName }) => displayName === 'node');

export default {
  maxWorkers: config.maxWorkers,
  testTimeout: config.testTimeout,
  projects: [{ ...node, displayName: 'built', testRegex: ['\\.build-test\\.ts$'] }],
};
