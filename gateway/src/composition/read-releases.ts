/** The records of a composition's releases. */
import type { Composition, Release } from '@mall/contracts';
import type { ReleaseStore } from '@mall/release';

interface AppRelease {
  app: string;
  id: string;
}

/** Releases that are not in the store, or whose record cannot be read. */
export class MissingReleasesError extends Error {
  readonly missing: readonly AppRelease[];

  constructor(missing: readonly AppRelease[]) {
    const names = missing.map(({ app, id }) => `${app}@${id}`).join(', ');
    super(`not in the store or damaged: ${names}; publish the same build again`);
    this.missing = missing;
  }
}

const readAll = ({ apps }: Pick<Composition, 'apps'>, store: ReleaseStore) =>
  Promise.all(
    Object.entries(apps).map(async ([app, id]) => {
      return { app, id, release: await store.release(app, id) };
    }),
  );

/** The releases of `composition` that cannot be read. */
export async function missingReleases(
  composition: Composition,
  store: ReleaseStore,
): Promise<AppRelease[]> {
  return (await readAll(composition, store)).filter(({ release }) => !release);
}

/** @throws {MissingReleasesError} */
export async function readReleases(
  composition: Pick<Composition, 'apps'>,
  store: ReleaseStore,
): Promise<Release[]> {
  const read = await readAll(composition, store);
  const missing = read.filter(({ release }) => !release);
  if (missing.length > 0) throw new MissingReleasesError(missing);
  return read.flatMap(({ release }) => release ?? []);
}
