/** Whether render processes reach a network: Node.js has no permission for it, so a firewall has to refuse it. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type Settings, SettingsError } from '@mall/contracts';
import { asUser } from './worker-process.ts';

/**
 * Prints the addresses to which a datagram leaves. A resolver on loopback would forward names to other
 * machines; the other addresses are for documentation (RFC 5737, RFC 3849).
 */
const PROBE = `
  const { createSocket } = require('node:dgram');
  for (const [type, address] of [['udp4', '198.51.100.1'], ['udp4', '127.0.0.1'], ['udp6', '2001:db8::1']]) {
    const socket = createSocket(type);
    socket.send('', 9, address, (error) => {
      if (!error) console.log(address);
      socket.close();
    });
  }`;

/**
 * Does nothing without `RENDER_UID`, whose processes have the gateway's own network (docs/decisions/0015).
 * @throws {SettingsError} where that user reaches a network although `RENDER_NETWORK` is `closed`.
 */
export async function requireClosedNetwork({
  RENDER_UID: uid,
  RENDER_NETWORK: network,
}: Pick<Settings, 'RENDER_UID' | 'RENDER_NETWORK'>): Promise<void> {
  if (uid === undefined || network === 'open') return;
  const probe = [...asUser(uid), process.execPath, '-e', PROBE];
  const { stdout } = await promisify(execFile)('setpriv', probe, { env: {} }).catch((error) => {
    throw new SettingsError(
      `setting RENDER_UID: a process of user ${uid} does not start: ${error}`,
    );
  });
  if (stdout === '') return;
  throw new SettingsError(
    `setting RENDER_NETWORK: processes of RENDER_UID ${uid} can send to ${stdout.trim().split('\n').join(' and ')}; ` +
      'load deploy/nftables/mall-render.nft with this user, or set RENDER_NETWORK=open to start anyway',
  );
}
