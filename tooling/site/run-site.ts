/** Runs the whole site: builds what changed, brings it live, and keeps its processes running. */
import { readSettings, type Settings } from '@mall/contracts';
import { appsOf } from '../build/apps.ts';
import { buildApps } from '../build/build-apps.ts';
import { say } from '../checkout.ts';
import { Supervisor } from '../supervisor/supervisor.ts';
import { checkPorts } from './check-ports.ts';
import { localOrigin, siteProcess } from './processes.ts';
import { promoteNewBuilds, type Releasing, releasingWith } from './promote-builds.ts';
import type { Running } from './until-ended.ts';

/** What `npm start` tells the process that started it. */
export type SiteMessage =
  | { type: 'processes'; pids: Record<string, number> }
  | { type: 'ready'; origin: string };

function tell(message: SiteMessage): void {
  if (process.connected) process.send?.(message);
}

/** The API imports its content at the first start, while the apps are built. */
function startApi(root: string, settings: Settings, supervisor: Supervisor): Promise<void> {
  if (!settings.API_ORIGIN) return supervisor.start(siteProcess(root, 'api'));
  say(`the API is ${settings.API_ORIGIN}`);
  return Promise.resolve();
}

async function bringAppsLive(root: string, settings: Settings): Promise<Releasing> {
  const apps = appsOf(root);
  await buildApps(root, apps);
  const releasing = releasingWith(root, settings);
  await promoteNewBuilds(releasing, apps);
  return releasing;
}

/**
 * Starts the site and resolves when visitors can use it; `running` stops it.
 * @throws {SettingsError} or {TaskError} with a message for the person at the terminal.
 */
export async function runSite(root: string, running: Running): Promise<Releasing> {
  const settings = readSettings(process.env);
  await checkPorts(settings);
  const supervisor = new Supervisor({
    onLine: say,
    onPids: (pids) => tell({ type: 'processes', pids }),
  });
  running.add(() => supervisor.stop());
  const [releasing] = await Promise.all([
    bringAppsLive(root, settings),
    startApi(root, settings, supervisor),
  ]);
  await supervisor.start(siteProcess(root, 'gateway'));
  const origin = localOrigin(settings);
  say(`ready on ${origin}`);
  tell({ type: 'ready', origin });
  return releasing;
}
