/** A WebKitGTK that is driven over WebDriver, on a display of its own: Playwright drives only its own build of WebKit. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@mall/tooling/site';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';

/** MiniBrowser’s own buttons make its window at least 447 px wide. */
const NARROW_BUTTONS = '* { padding: 0; min-width: 0; font-size: 5px; }';

async function startDisplay(): Promise<[ChildProcess, string]> {
  const screen = ['-screen', '0', '1600x1200x24'];
  const xvfb = spawn('Xvfb', ['-displayfd', '3', ...screen], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(xvfb.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  return [xvfb, `:${String(number).trim()}`];
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode) return;
  child.kill();
  await once(child, 'exit');
}

/** Resolves once the driver accepts sessions. @throws when it does not within 10 s. */
async function ready(server: string): Promise<void> {
  const end = Date.now() + 10_000;
  const isReady = () =>
    fetch(`${server}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (Date.now() > end) throw new Error('WebKitWebDriver does not start');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

export interface WebKit {
  driver: WebDriver;
  end(): Promise<void>;
}

/** @throws when Xvfb or WebKitWebDriver is missing or does not start. */
export async function startWebKit(): Promise<WebKit> {
  const config = await mkdtemp(path.join(tmpdir(), 'webkit-'));
  for (const toolkit of ['gtk-3.0', 'gtk-4.0']) {
    await mkdir(path.join(config, toolkit));
    await writeFile(path.join(config, toolkit, 'gtk.css'), NARROW_BUTTONS);
  }
  const [display, DISPLAY] = await startDisplay();
  const port = await freePort();
  const server = `http://127.0.0.1:${port}`;
  const env = { ...process.env, DISPLAY, XDG_CONFIG_HOME: config };
  const process_ = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' });
  await ready(server);
  const capabilities = new Capabilities({ browserName: 'MiniBrowser' });
  const driver = await new Builder().usingServer(server).withCapabilities(capabilities).build();
  return {
    driver,
    async end() {
      await driver.quit().catch(() => undefined);
      await stop(process_);
      await stop(display);
      await rm(config, { recursive: true, force: true });
    },
  };
}
