/** The command for those who change the API: what its contract would break, before it is deployed. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { apiContract, type ReleasedContracts, releaseBreaks } from '@mall/contracts';
import type { Command } from 'commander';
import { ReleaseError } from '../base/errors.ts';
import { candidateOf } from '../check/check.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { CliContext } from './cli-context.ts';

const RECORD = 'api/src/generated/released-contracts.json';
/** Releases of each app that an API must serve: those that a rollback may return to. */
const SERVED_RELEASES = 5;

async function compareLive({ store, print }: CliContext): Promise<void> {
  const apps = (await store.live())?.apps ?? {};
  const { releases } = await candidateOf(store, { action: 'promote', apps }, apps);
  const served = apiContract();
  const lines = releases.flatMap((release) => releaseBreaks(release, served));
  if (lines.length > 0) {
    throw new ReleaseError(
      ['the API of this checkout does not fit what is live:', ...lines].join('\n  '),
    );
  }
  print(`the API of this checkout serves the ${releases.length} live releases`);
}

async function contractsOf(store: ReleaseStore, app: string) {
  const recorded = (await store.releases(app)).filter(({ contract }) => contract);
  const newest = recorded.slice(0, SERVED_RELEASES);
  const groups = Map.groupBy(newest, ({ contract }) => JSON.stringify(contract));
  return [...groups].map(([contract, releases]) => ({
    releases: releases.map(({ id }) => id),
    contract: JSON.parse(contract),
  }));
}

async function recordReleased({ root, store, print }: CliContext): Promise<void> {
  const apps = (await store.apps()).toSorted();
  const contracts = await Promise.all(apps.map((app) => contractsOf(store, app)));
  const record: ReleasedContracts = Object.fromEntries(
    apps.map((app, index) => [app, contracts[index] ?? []]),
  );
  await writeFile(join(root, RECORD), `${JSON.stringify(record, null, 1)}\n`);
  print(`wrote ${RECORD}; commit it`);
}

export function addContractsCommand(program: Command, context: () => CliContext): void {
  program
    .command('contracts')
    .description('compare the API of this checkout with what is live, before it is deployed')
    .option('--record', 'write what the newest releases use of the API, for its contract test')
    .action(({ record }: { record?: boolean }) =>
      record ? recordReleased(context()) : compareLive(context()),
    );
}
