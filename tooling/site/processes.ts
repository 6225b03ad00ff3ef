/** The processes that make up the running site. */
import path from 'node:path';
import type { Settings } from '@mall/contracts';
import type { ProcessSpec } from '../supervisor/kept-process.ts';

/** The API, unless it runs elsewhere, and the gateway. */
export function siteProcesses(root: string, settings: Settings): ProcessSpec[] {
  const env = { ...process.env, NODE_ENV: process.env.NODE_ENV ?? 'production' };
  const spec = (name: string): ProcessSpec => ({
    name,
    script: path.join(root, name, 'src/main.ts'),
    cwd: root,
    env,
  });
  return settings.API_ORIGIN ? [spec('gateway')] : [spec('api'), spec('gateway')];
}

/** The address at which the person at this machine finds the site. */
export function localOrigin({ HOST, PORT }: Settings): string {
  const everywhere = ['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'];
  if (everywhere.includes(HOST)) return `http://localhost:${PORT}`;
  return `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}`;
}
