/** The fake shell of the gateway's tests does what the built one does. */
import { shellBuild } from './fake-apps.ts';
import { testRenderer } from './renderer-contract.ts';
import { startInstance } from './start-instance.ts';

testRenderer((remotes) => startInstance([shellBuild, ...remotes]));
