/** In network namespaces of their own, with and without the firewall's rules. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../..');
const MAIN = join(ROOT, 'gateway/src/main.ts');
const UID = '990';
const STARTED = '"process":"gateway"';

const LINK = [
  'ip link add out type veth peer name far',
  'ip addr add 192.0.2.2/24 dev out',
  'ip link set out up && ip link set far up && ip link set lo up',
  'ip route add default via 192.0.2.1 dev out',
  // Without an entry the kernel would wait for the neighbour's address.
  'ip neigh add 192.0.2.1 lladdr 02:00:00:00:00:01 dev out',
].join(' && ');

const works = (...command: [string, ...string[]]) =>
  spawnSync(command[0], command.slice(1)).status === 0;
const inNamespace = works('unshare', '--net', 'sh', '-c', LINK) ? test : test.skip;
const withFirewall = works('unshare', '--net', 'nft', 'list', 'ruleset') ? inNamespace : test.skip;

/** What a gateway writes first that is started behind a link, after `rules`. */
async function firstOutput(rules: string, env: Record<string, string> = {}): Promise<string> {
  const script = `${LINK} && ${rules} && exec "$0" "$1"`;
  const gateway = spawn('unshare', ['--net', 'sh', '-c', script, process.execPath, MAIN], {
    env: { PATH: process.env.PATH, RENDER_UID: UID, STORE_URL: 'file:/proc/none', ...env },
  });
  const output = await Promise.race([once(gateway.stdout, 'data'), once(gateway.stderr, 'data')]);
  gateway.kill('SIGKILL');
  return String(output);
}

inNamespace('refuses to start where render processes reach a network', async () => {
  const message = await firstOutput('true');
  expect(message).toContain(`setting RENDER_NETWORK: processes of RENDER_UID ${UID} can send to`);
  expect(message).toContain('set RENDER_NETWORK=open to start anyway');
});

inNamespace('starts with an open network where that is the setting', async () => {
  expect(await firstOutput('true', { RENDER_NETWORK: 'open' })).toContain(STARTED);
});

withFirewall('starts behind the rules of deploy/nftables', async () => {
  const file = join(ROOT, 'deploy/nftables/mall-render.nft');
  expect(readFileSync(file, 'utf8')).toContain(`skuid ${UID} `);
  expect(await firstOutput(`nft -f ${file}`)).toContain(STARTED);
});
