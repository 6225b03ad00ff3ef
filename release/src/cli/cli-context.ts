/** The context of every command of the CLI. */
import { createInterface } from 'node:readline/promises';
import { readSettings } from '@mall/contracts';
import { actorOf } from '@mall/server';
import type { BrowserCheckContext } from '../browser-check/check-in-browser.ts';
import { previewKeys } from '../rollouts/preview.ts';
import { openStoreOf } from '../store/open-store.ts';
import { ForbiddenRecordError, type RecordError } from '../store/records.ts';

export interface CliContext extends BrowserCheckContext {
  /** Where the metrics of the gateways are; behind a load balancer not at the site's own origin. */
  metricsOrigins?: readonly string[] | undefined;
  /** With which another machine reads them. */
  metricsToken?: string | undefined;
  print: (line: string) => void;
  /** Asks the person at the terminal; undefined without a terminal. */
  ask: ((question: string) => Promise<string>) | undefined;
}

async function askAtTerminal(question: string): Promise<string> {
  using terminal = createInterface({ input: process.stdin, output: process.stdout });
  return await terminal.question(question);
}

/** @throws {ForbiddenRecordError} a change built without that record could undo what others released. */
function onRecordError(error: RecordError): void {
  if (error instanceof ForbiddenRecordError) throw error;
  process.stderr.write(`warning: ${error.message}; it is skipped\n`);
}

/** @throws {SettingsError} for unusable settings. */
export function createCliContext(root: string, env: NodeJS.ProcessEnv): CliContext {
  const settings = readSettings(env);
  return {
    root,
    store: openStoreOf(settings, root, onRecordError),
    by: actorOf(settings),
    siteOrigin: settings.PUBLIC_ORIGIN,
    previewKeys: () => previewKeys(settings, root),
    metricsOrigins: settings.METRICS_ORIGIN,
    metricsToken: settings.METRICS_TOKEN,
    print: (line) => process.stdout.write(`${line}\n`),
    ask: process.stdin.isTTY ? askAtTerminal : undefined,
  };
}
