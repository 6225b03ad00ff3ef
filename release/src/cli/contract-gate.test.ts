/** Releases and a running API that do not fit, by command lines. */
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { API_CONTRACT_PATH, apiContract, type Contract, type Release } from '@mall/contracts';
import type { ReleaseStore } from '../store/release-store.ts';
import { type FakeBuild, putFake, version } from '../testing/fake-build.ts';
import { auditsOf, type CommandStore, commandStore } from '../testing/run-command.ts';

const CONTRACT = apiContract();
const { newsletter } = CONTRACT.forms;

const contentWith = (contract: Contract, name = 'one') =>
  version('content', name, { contract, mf: { owner: 'team-content' } });
const { 'body.accept_terms': _made, ...before } = newsletter?.request ?? {};
const request = { ...before, 'body.accept_terms?': 'boolean' };
/** As the contract was before `accept_terms` had to be sent. */
const OLD_FORM: Contract = {
  calls: {},
  forms: { newsletter: { path: '/newsletter', response: {}, ...newsletter, request } },
};
const REFUSAL =
  'form newsletter: the API demands body.accept_terms as boolean, the release sends it as boolean, or not at all';

let siteOrigin: string;
let folder: string;
let store: ReleaseStore;
let runOn: CommandStore['run'];
let ids: Record<string, string>;

/** Serves the contract as the API does; nothing else, as the load balancer passes no health. */
const api = createServer(({ url }, response) => {
  const isContract = url === `/api${API_CONTRACT_PATH}`;
  response.writeHead(isContract ? 200 : 404).end(JSON.stringify({ data: CONTRACT }));
});
beforeAll(async () => {
  await once(api.listen(0, '127.0.0.1'), 'listening');
  siteOrigin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
});
afterAll(() => {
  api.close();
});

const run = (commandLine: string, origin = siteOrigin) =>
  runOn(commandLine, { siteOrigin: origin });

async function publishAs(name: string, build: FakeBuild): Promise<Release> {
  const release = await putFake(store, build);
  ids[name] = release.id;
  return release;
}

/** The gateway accepts what is promoted from now on. */
async function gatewayAccepts(): Promise<void> {
  await store.heartbeats.beat('one');
  const at = new Date().toISOString();
  for (const revision of [1, 2, 3, 4]) {
    await store.putVerdict({ gateway: 'one', revision, at, refusals: [] });
  }
}

beforeEach(async () => {
  ({ folder, store, run: runOn } = await commandStore());
  ids = {};
  await putFake(store, { name: 'shell' });
  await publishAs('old', contentWith(OLD_FORM));
  await run('promote shell content');
  await publishAs('fitting', contentWith(CONTRACT, 'two'));
  await gatewayAccepts();
});

test('a field that was made required in a form refuses the release that need not send it', async () => {
  await run('promote content --force --reason test');
  await expect(run(`promote content@${ids.old}`)).rejects.toThrow(
    `refused: visitors would meet what does not fit the API:\n  content@${ids.old}: ${REFUSAL}`,
  );
  await expect(run(`promote content@${ids.old} --dry-run`)).rejects.toThrow(REFUSAL);
  await expect(run(`check content@${ids.old}`)).rejects.toThrow(REFUSAL);
  await expect(run('rollback content')).rejects.toThrow(REFUSAL);
  expect((await store.live())?.apps.content).toBe(ids.fitting);
});

test('a reason overrides it, and is in the audit log', async () => {
  await run('promote content --force --reason first');
  const rollback = 'rollback content --force';
  await expect(run(rollback)).rejects.toThrow('--force needs --reason');
  expect(await run(`${rollback} --reason closed`)).toContain(
    `warning: content@${ids.old}: ${REFUSAL}`,
  );
  expect((await auditsOf(store)).at(-1)).toMatchObject({ why: 'closed' });
});

test('a live release of another team that does not fit is a warning for that team', async () => {
  await publishAs('cinema', version('cinema', 'one', { contract: CONTRACT }));
  expect(await run('promote cinema --dry-run')).toContain(
    `warning: for team-content: content@${ids.old}: ${REFUSAL}`,
  );
});

test('a release without a record, and an API that is away, are said', async () => {
  const { id } = await publishAs('cinema', { name: 'cinema' });
  const said = await run('promote cinema --dry-run');
  expect(said.filter((line) => line.includes('not compared'))).toEqual([
    `warning: not compared with the API: cinema@${id} has no record of what it sends and reads`,
  ]);
  expect(await run('promote content --dry-run', 'http://127.0.0.1:9')).toContain(
    'warning: not compared with the API: http://127.0.0.1:9 does not respond',
  );
});

test('pages are opened in a browser behind a load balancer, if there is a browser', async () => {
  expect(await run('check content')).toContain(
    'warning: not checked in a browser: no Chromium is installed here',
  );
  await mkdir(join(folder, 'tooling/tasks'), { recursive: true });
  const report = JSON.stringify({ pages: 3, problems: [] });
  await writeFile(join(folder, 'tooling/tasks/check-preview.ts'), `console.log('${report}');`);
  expect(await run('check content')).toContain('3 pages are right in a browser');
  expect(await run('check content', 'http://127.0.0.1:9')).toContain(
    'warning: not checked in a browser: http://127.0.0.1:9 does not respond',
  );
});

test('before an API is deployed, its checkout is compared with what is live', async () => {
  await expect(run('contracts')).rejects.toThrow(
    `the API of this checkout does not fit what is live:\n  content@${ids.old}: ${REFUSAL}`,
  );
  await run('promote content --force --reason test');
  expect(await run('contracts')).toEqual(['the API of this checkout serves the 2 live releases']);
});

test('the record has the last five releases of each app, by what they use', async () => {
  await mkdir(join(folder, 'api/src/generated'), { recursive: true });
  for (const text of ['3', '4', '5', '6']) {
    await publishAs(text, contentWith(CONTRACT, text));
  }
  expect(await run('contracts --record')).toEqual([
    'wrote api/src/generated/released-contracts.json; commit it',
  ]);
  const file = join(folder, 'api/src/generated/released-contracts.json');
  const { content, shell } = JSON.parse(await readFile(file, 'utf8'));
  expect(shell).toEqual([]);
  expect(content).toEqual([
    {
      releases: [ids['6'], ids['5'], ids['4'], ids['3'], ids.fitting],
      contract: JSON.parse(JSON.stringify(CONTRACT)),
    },
  ]);
});
