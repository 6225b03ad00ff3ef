/** A server of Node that sends ready bytes: the most that a gateway on Node can reach. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { ShutdownHooks } from '../site/shutdown.ts';
import { endProcess } from '../supervisor/end-process.ts';
import type { RunningServer } from './sites.ts';

const GRACE_MS = 2_000;
const PROGRAM = path.join(import.meta.dirname, 'bare-server-process.ts');

/** Serves `bodies` by their names; `hooks` stop it. */
export async function startBareServer(
  bodies: Record<string, Buffer>,
  hooks: ShutdownHooks,
): Promise<RunningServer> {
  const child = spawn(process.execPath, [PROGRAM], { stdio: ['pipe', 'pipe', 'inherit'] });
  hooks.add(() => endProcess(child, GRACE_MS));
  child.stdin.end(
    JSON.stringify(Object.entries(bodies).map(([name, body]) => [name, body.toString('base64')])),
  );
  const [port] = await once(child.stdout, 'data');
  return { origin: `http://127.0.0.1:${String(port).trim()}`, pid: () => child.pid ?? 0 };
}
