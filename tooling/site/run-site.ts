/** Runs the whole site: builds what changed, brings it live, and keeps its processes running. */
import { readSettings, type Settings } from '@mall/contracts';
import { appsOf } from '../build/apps.ts';
import { buildApps } from '../build/build-apps.ts';
import { say } from '../checkout.ts';
import { type Supervised, supervise } from '../supervisor/supervise.ts';
import { checkPorts } from './check-ports.ts';
import { localOrigin, siteProcesses } from './processes.ts';
import { promoteNewBuilds, type Releasing, releasingWith } from './promote-builds.ts';

/** What `npm start` tells the process that started it. */
export type SiteMessage =
  | { type: 'processes'; pids: Record<string, number> }
  | { type: 'ready'; origin: string };

export interface Site {
  releasing: Releasing;
  stop: () => Promise<void>;
}

function tell(message: SiteMessage): void {
  if (process.connected) process.send?.(message);
}

function startProcesses(root: string, settings: Settings): Supervised {
  say(settings.API_ORIGIN ? `the API is ${settings.API_ORIGIN}` : 'starting the API');
  say('starting the gateway');
  return supervise(siteProcesses(root, settings), {
    onLine: say,
    onPids: (pids) => tell({ type: 'processes', pids }),
  });
}

/**
 * Starts the site and resolves when visitors can use it.
 * @throws {SettingsError} or {TaskError} with a message for the person at the terminal.
 */
export async function runSite(
  root: string,
  onSupervised: (stop: Site['stop']) => void,
): Promise<Site> {
  const settings = readSettings(process.env);
  await checkPorts(settings);
  const apps = appsOf(root);
  await buildApps(root, apps);
  const releasing = releasingWith(root, settings);
  await promoteNewBuilds(releasing, apps);
  const processes = startProcesses(root, settings);
  onSupervised(processes.stop);
  await processes.ready;
  const origin = localOrigin(settings);
  say(`ready on ${origin}`);
  tell({ type: 'ready', origin });
  return { releasing, stop: processes.stop };
}
