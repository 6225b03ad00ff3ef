/** The built shell does what every renderer does. Runs after the build: `npm test -- e2e`. */
import { join } from 'node:path';
import { promote, publish } from '@mall/release';
import { type FakeBuild, publishFake, temporaryStore } from '@mall/release/testing';
import { CompositionInstance } from '../composition/composition-instance.ts';
import { type FakeApi, startFakeApi } from './fake-api.ts';
import { testRenderer } from './renderer-contract.ts';
import { testContext } from './start-instance.ts';

const SHELL_BUILD = join(__dirname, '../../../shell/.build');

let api: FakeApi;
afterAll(() => api?.close());

/** Longer than the shell waits for a slow part. */
const RENDER_TIMEOUT_MS = 10_000;

async function startBuiltShell(remotes: FakeBuild[]) {
  api = await startFakeApi();
  const store = await temporaryStore();
  const context = testContext(store, RENDER_TIMEOUT_MS, { API_ORIGIN: api.origin });
  const { release: shell } = await publish(store, 'shell', SHELL_BUILD, 'tester');
  const others = await Promise.all(
    remotes.map((remote) => publishFake(store, { ...remote, shared: shell.shared })),
  );
  const { composition } = await promote(
    store,
    [shell, ...others].map(({ app, id }) => `${app}@${id}`),
    { by: 'tester' },
  );
  const instance = await CompositionInstance.start(context, composition);
  return { ...context, instance, renderer: instance.renderer };
}

testRenderer(startBuiltShell);
