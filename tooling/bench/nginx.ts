/** nginx with one worker, which serves ready bytes: the measure of a file server. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ShutdownHooks } from '../site/shutdown.ts';
import { endProcess } from '../supervisor/end-process.ts';
import { freePort } from '../testing/site.ts';
import type { RunningServer } from './sites.ts';

const GRACE_MS = 2_000;

function configuration(folder: string, port: number): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  return [
    // Else the worker of a root could not read the folder.
    process.getuid?.() === 0 ? 'user root;' : '',
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid;`,
    'events { worker_connections 512; }',
    'http { access_log off; sendfile on; open_file_cache max=16; keepalive_requests 100000000;',
    ...temporary,
    `server { listen 127.0.0.1:${port}; root ${folder}; default_type text/html;`,
    'add_header content-encoding br; } }',
  ].join('\n');
}

/** Serves `bodies` by their names; `hooks` stop it. */
export async function startNginx(
  bodies: Record<string, Buffer>,
  hooks: ShutdownHooks,
): Promise<RunningServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-nginx-'));
  const port = await freePort();
  for (const [name, body] of Object.entries(bodies)) writeFileSync(path.join(folder, name), body);
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, configuration(folder, port));
  const child = spawn('nginx', ['-c', file, '-e', path.join(folder, 'error.log')], {
    stdio: 'ignore',
  });
  hooks.add(async () => {
    await endProcess(child, GRACE_MS);
    rmSync(folder, { recursive: true, force: true });
  });
  const origin = `http://127.0.0.1:${port}`;
  while (child.exitCode === null && !(await fetch(origin).catch(() => undefined))) await wait(20);
  return { origin, pid: () => child.pid ?? 0 };
}
