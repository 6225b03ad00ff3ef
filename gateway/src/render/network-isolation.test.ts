/** In network namespaces of their own, with and without the firewall's rules. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asUser } from './worker-process.ts';

const ROOT = join(__dirname, '../../..');
const MAIN = join(ROOT, 'gateway/src/main.ts');
const UID = '990';
const RULES = join(ROOT, 'deploy/nftables/mall-render.nft');
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
  expect(readFileSync(RULES, 'utf8')).toContain(`skuid ${UID} `);
  expect(await firstOutput(`nft -f ${RULES}`)).toContain(STARTED);
});

withFirewall('refuses to start where render processes reach a local resolver', async () => {
  const rule = `add rule inet mall output meta skuid ${UID} oifname != lo reject`;
  const chain = 'add chain inet mall output { type filter hook output priority 0; }';
  const message = await firstOutput(`nft 'add table inet mall; ${chain}; ${rule}'`);
  expect(message).toContain(`processes of RENDER_UID ${UID} can send to 127.0.0.1;`);
});

const RENDER_USER = asUser(Number(UID));

/** Prints on which of two ports of this machine a render process reaches a server. */
const CONNECT = `
  const { once } = require('node:events');
  const { createServer } = require('node:net');
  const { execFileSync } = require('node:child_process');
  const connect = "require('node:net').connect(process.argv[1], '127.0.0.1')" +
    ".on('connect', () => process.exit()).on('error', () => process.exit(1))";
  const command = [...${JSON.stringify(RENDER_USER)}, process.execPath, '-e', connect];
  (async () => {
    for (const [name, given] of [['the gateway', 0], ['a database', 5432]]) {
      const server = createServer();
      await once(server.listen(given, '127.0.0.1'), 'listening');
      const { port } = server.address();
      try {
        execFileSync('setpriv', [...command, port]);
        console.log(name);
      } catch {}
      server.close();
    }
  })();`;

withFirewall('the rules let render processes reach the gateway and no other server', () => {
  const script = `${LINK} && nft -f ${RULES} && exec "$0" -e "$1"`;
  const inside = ['--net', 'sh', '-c', script, process.execPath, CONNECT];
  expect(execFileSync('unshare', inside, { encoding: 'utf8' })).toBe('the gateway\n');
});
