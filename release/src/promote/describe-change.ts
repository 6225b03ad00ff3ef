/** What a change does, in lines for the person who makes it. */
import type { ModuleAssets, Release } from '@mall/contracts';
import { routeTable } from '@mall/routing';
import type { Candidate } from '../check/check.ts';
import { brotliPath } from '../publish/brotli.ts';
import { shortCommit } from '../publish/commit.ts';
import { builtOn } from './provenance.ts';

function commitsBetween(before: Release, after: Release): string {
  const count = before.commit ? builtOn(after, before.commit) : undefined;
  if (count === undefined || !before.commit || !after.commit) return '';
  const commits = count === 1 ? 'commit' : 'commits';
  return `, ${count} ${commits} (${shortCommit(before.commit)}..${shortCommit(after.commit)})`;
}

function headline(app: string, before: Release | undefined, after: Release | undefined): string {
  const name = `${app} (${(before ?? after)?.mf.owner})`;
  if (!after) return `${name}: ${before?.id} is taken out`;
  if (!before) return `${name}: ${after.id} is new`;
  return `${name}: ${before.id} → ${after.id}${commitsBetween(before, after)}`;
}

/** What other apps and visitors know of an app. */
function namesOf(release: Release | undefined): Set<string> {
  if (!release) return new Set();
  const { paths, redirects } = routeTable([release.mf]);
  return new Set([
    ...release.mf.routes.map(({ id }) => `route ${id}`),
    ...release.mf.slots.map(({ name }) => `slot ${name}`),
    ...[...paths, ...redirects].map(({ pattern }) => `path ${pattern}`),
  ]);
}

function changedNames(before: Release | undefined, after: Release | undefined): string[] {
  const [earlier, later] = [namesOf(before), namesOf(after)];
  return [
    ...[...later.difference(earlier)].map((name) => `  + ${name}`),
    ...[...earlier.difference(later)].map((name) => `  - ${name}`),
  ];
}

/** Bytes that the start of an app and each page, slot and language load, as they are sent. */
function weightsOf(release: Release | undefined): Map<string, number> {
  if (!release) return new Map();
  const files = new Map(release.files.map(({ path, bytes }) => [path, bytes]));
  const weigh = ({ js, css }: ModuleAssets) =>
    [...js, ...css]
      .map((file) => files.get(brotliPath(`web/${file}`)) ?? files.get(`web/${file}`) ?? 0)
      .reduce((sum, bytes) => sum + bytes, 0);
  const modules = Object.entries(release.exposes).map(
    ([module, assets]) => [module.replace('./', ''), weigh(assets)] as const,
  );
  return new Map([['start', weigh(release.entry)], ...modules]);
}

/** The id of its release alone changes the compressed bytes of a part by some of these. */
const NOISE_BYTES = 20;

function changedWeights(before: Release | undefined, after: Release | undefined): string[] {
  const earlier = weightsOf(before);
  return [...weightsOf(after)]
    .map(([part, bytes]) => ({ part, bytes, was: earlier.get(part) ?? 0 }))
    .filter(({ bytes, was }) => Math.abs(bytes - was) > NOISE_BYTES)
    .map(({ part, bytes, was }) => `  ${part}: ${was} → ${bytes} bytes`);
}

/**
 * Of each app that changes: its release from → to with the commits between, routes, slots and paths that
 * come (`+`) or go (`-`), and bytes of the parts that grow or shrink.
 */
export function describeChange({ changed, live, releases }: Candidate): string[] {
  return [...changed].flatMap((app) => {
    const before = live.find((release) => release.app === app);
    const after = releases.find((release) => release.app === app);
    return [
      headline(app, before, after),
      ...changedNames(before, after),
      ...changedWeights(before, after),
    ];
  });
}
