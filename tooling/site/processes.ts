/** The processes that make up the running site. */
import path from 'node:path';
import type { Settings } from '@mall/contracts';
import type { ProcessSpec } from '../supervisor/kept-process.ts';

/** A process of the site: the package `name`, started with the settings of this process. */
export function siteProcess(root: string, name: 'api' | 'gateway'): ProcessSpec {
  const env = { ...process.env, NODE_ENV: process.env.NODE_ENV ?? 'production' };
  return { name, script: path.join(root, name, 'src/main.ts'), cwd: root, env };
}

/** The address at which the person at this machine finds the site. */
export function localOrigin({ HOST, PORT }: Settings): string {
  const everywhere = ['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'];
  if (everywhere.includes(HOST)) return `http://localhost:${PORT}`;
  return `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}`;
}
