/** Two gateways whose release store is a bucket. */
import { openBucket, type ReleaseStore } from '@mall/release';
import { BucketServer, temporaryFolder } from '@mall/release/testing';
import { goLive, PAGE, remoteBuild, shellBuild } from './testing/fake-apps.ts';
import { type RunningGateway, runGateway, until } from './testing/running-gateway.ts';

let server: BucketServer;
let store: ReleaseStore;
let gateways: RunningGateway[];

const cinema = (text: string) => remoteBuild('cinema', PAGE.good(text));

beforeEach(async () => {
  server = new BucketServer();
  const endpoint = await server.listen();
  const keys = { accessKey: 'test', secretKey: 'secret', region: 'us-east-1' };
  const open = async () =>
    openBucket({ endpoint, ...keys, bucket: 'mall', prefix: '' }, await temporaryFolder());
  store = await open();
  await goLive(store, shellBuild, cinema('first'));
  gateways = await Promise.all([runGateway(await open()), runGateway(await open())]);
  await Promise.all(gateways.map(({ ready }) => ready));
});
afterEach(async () => {
  await Promise.all(gateways.map((gateway) => gateway.close()));
  server.close();
});

const showsEverywhere = (text: string) =>
  until(async () => {
    const pages = gateways.map(async ({ get }) => (await get('/cinema-hu')).text());
    return (await Promise.all(pages)).every((page) => page.includes(text));
  });

test('serve what is promoted, and go on while the bucket is away', async () => {
  await showsEverywhere('first');
  await goLive(store, cinema('second'));
  await showsEverywhere('second');
  server.trouble = { status: 503 };
  await expect(goLive(store, cinema('third'))).rejects.toThrow('the bucket responds with 503');
  await showsEverywhere('second');
  expect((await gateways[0]?.get('/readyz'))?.status).toBe(200);
  server.trouble = {};
  await goLive(store, cinema('third'));
  await showsEverywhere('third');
});
