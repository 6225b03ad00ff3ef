/** For tests of this package and of those that serve its releases. */
export { BucketServer } from './bucket-server.ts';
export {
  type FakeBuild,
  fakeBuild,
  publishFake,
  route,
  temporaryFolder,
  temporaryStore,
  version,
} from './fake-build.ts';
export { auditsOf, runCommand, TEST_SITE } from './run-command.ts';
