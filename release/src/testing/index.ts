/** For tests of this package and of those that serve its releases. */
export { type FakeBuild, route, temporaryFolder } from './fake-build.ts';
export { publishFake, temporaryStore, version } from './fake-release.ts';
