/** The processes that make up the running site. */
import path from 'node:path';
import type { Settings } from '@mall/contracts';
import type { ProcessSpec } from '../supervisor/supervised-process.ts';

/** A process of the site: the package `name`, started with the settings of this process and `env`. */
export function siteProcess(
  root: string,
  name: 'api' | 'gateway',
  env: Record<string, string> = {},
): ProcessSpec {
  return {
    name,
    script: path.join(root, name, 'src/main.ts'),
    cwd: root,
    env: { ...process.env, NODE_ENV: process.env.NODE_ENV ?? 'production', ...env },
  };
}

/** The address at which the person at this machine finds the site. */
export function localOrigin({ HOST, PORT }: Pick<Settings, 'HOST' | 'PORT'>): string {
  const everywhere = ['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'];
  if (everywhere.includes(HOST)) return `http://localhost:${PORT}`;
  return `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}`;
}
