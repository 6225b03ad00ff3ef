/** Runs the whole site: builds what changed, promotes it, and keeps its processes running. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSettings, type Settings } from '@mall/contracts';
import { appsOf } from '../build/apps.ts';
import { buildApps } from '../build/build-apps.ts';
import { IS_PACKAGE, secondsSince } from '../repository.ts';
import type { ProcessSpec } from '../supervisor/supervised-process.ts';
import { Supervisor } from '../supervisor/supervisor.ts';
import { say, writeLogLine } from '../terminal/output.ts';
import { checkPorts } from './check-ports.ts';
import { addPlatform } from './platform.ts';
import { promoteNewBuilds, releasingWith } from './promote-builds.ts';
import type { ShutdownHooks } from './shutdown.ts';

export type SiteMessage =
  | { type: 'processes'; pids: Record<string, number> }
  | { type: 'ready'; origin: string };

function sendToParent(message: SiteMessage): void {
  if (process.connected) process.send?.(message);
}

function mainScript(root: string, name: string): string {
  if (!IS_PACKAGE) return path.join(root, name, 'src/main.ts');
  return fileURLToPath(import.meta.resolve(`@mall/${name}`));
}

/** A process of the site: the package `name`, started with the settings of this process and `env`. */
export function siteProcess(
  root: string,
  name: 'api' | 'gateway',
  env: Record<string, string> = {},
): ProcessSpec {
  return {
    name,
    script: mainScript(root, name),
    cwd: root,
    env: { ...process.env, NODE_ENV: process.env.NODE_ENV ?? 'production', ...env },
  };
}

/** The site's address on this machine. */
export function localOrigin({ HOST, PORT }: Pick<Settings, 'HOST' | 'PORT'>): string {
  const everywhere = ['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'];
  if (everywhere.includes(HOST)) return `http://localhost:${PORT}`;
  return `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}`;
}

/** The API imports its content at the first start, while the apps are built. It is not published as a package. */
export async function startApi(
  root: string,
  settings: Settings,
  supervisor: Supervisor,
): Promise<void> {
  const origins = settings.API_ORIGIN?.map((url) => new URL(url).origin);
  if (origins) say(`the API is ${origins.join(' and ')}`);
  else if (IS_PACKAGE) say('there is no API; --site names a site that has one');
  else await supervisor.start(siteProcess(root, 'api'));
}

async function promoteApps(root: string, settings: Settings): Promise<void> {
  const apps = appsOf(root);
  const releasing = releasingWith(root, settings);
  await buildApps(root, apps);
  if (IS_PACKAGE) await addPlatform(releasing);
  await promoteNewBuilds(releasing, apps);
}

/** Resolves when visitors can use the site; `hooks` stop it. @throws {SettingsError | TaskError} */
export async function runSite(root: string, hooks: ShutdownHooks): Promise<void> {
  const start = performance.now();
  const settings = readSettings(process.env);
  await checkPorts(settings);
  const supervisor = new Supervisor({
    onLine: say,
    onOutput: writeLogLine,
    onPids: (pids) => sendToParent({ type: 'processes', pids }),
  });
  hooks.add(() => supervisor.stop());
  await Promise.all([promoteApps(root, settings), startApi(root, settings, supervisor)]);
  await supervisor.start(siteProcess(root, 'gateway'));
  const origin = localOrigin(settings);
  say(`ready in ${secondsSince(start)} on ${origin}`);
  sendToParent({ type: 'ready', origin });
}
