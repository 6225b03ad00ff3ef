/** Jest for the whole workspace. */
import { fileURLToPath } from 'node:url';
import { jestConfiguration } from './tooling/jest/configuration.js';

const rootDir = fileURLToPath(new URL('.', import.meta.url));

export default jestConfiguration(rootDir, `${rootDir}tooling/jest/node-environment.cjs`);
