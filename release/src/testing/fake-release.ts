/** Publishes a fake build, for tests. */
import type { Release } from '@mall/contracts';
import { publish } from '../publish/publish.ts';
import { openStore } from '../store/open-store.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { type FakeBuild, fakeBuild, temporaryFolder } from './fake-build.ts';

export async function temporaryStore(): Promise<ReleaseStore> {
  return openStore(await temporaryFolder());
}

export async function publishFake(store: ReleaseStore, build: FakeBuild): Promise<Release> {
  return (await publish(store, build.name, await fakeBuild(build), 'tester')).release;
}

/** A version of an app that differs in its bytes alone. */
export function version(name: string, text: string, more: Omit<FakeBuild, 'name'> = {}): FakeBuild {
  return { name, ...more, files: { 'web/version.txt': text, ...more.files } };
}
