/** Runs the whole site: builds what changed, promotes it, and keeps its processes running. */
import { readSettings, type Settings } from '@mall/contracts';
import { appsOf } from '../build/apps.ts';
import { buildApps } from '../build/build-apps.ts';
import { secondsSince } from '../repository.ts';
import { Supervisor } from '../supervisor/supervisor.ts';
import { say, writeLogLine } from '../terminal/output.ts';
import { checkPorts } from './check-ports.ts';
import { localOrigin, siteProcess } from './processes.ts';
import { promoteNewBuilds, releasingWith } from './promote-builds.ts';
import type { ShutdownHooks } from './shutdown.ts';

/** Messages of `npm start` to the process that started it. */
export type SiteMessage =
  | { type: 'processes'; pids: Record<string, number> }
  | { type: 'ready'; origin: string };

export function sendToParent(message: SiteMessage): void {
  if (process.connected) process.send?.(message);
}

/** The API imports its content at the first start, while the apps are built. */
export function startApi(root: string, settings: Settings, supervisor: Supervisor): Promise<void> {
  if (!settings.API_ORIGIN) return supervisor.start(siteProcess(root, 'api'));
  say(`the API is ${settings.API_ORIGIN.join(' and ')}`);
  return Promise.resolve();
}

async function promoteApps(root: string, settings: Settings): Promise<void> {
  const apps = appsOf(root);
  await buildApps(root, apps);
  await promoteNewBuilds(releasingWith(root, settings), apps);
}

/**
 * Starts the site and resolves when visitors can use it; `hooks` stop it.
 * @throws {SettingsError} or {TaskError} with a message for the person at the terminal.
 */
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
