/** `npm run test:browsers -- [firefox|webkit] [spec…]`: the visitors' journeys in further installed browsers. */
import { executableAt, findOnPath, ownBrowser } from '../browser/find-browser.ts';
import { runTask } from '../run-task.ts';
import { say } from '../terminal/output.ts';
import { endCommandsWithRun, runVisibly } from '../test-run/run-command.ts';
import { playwright } from '../test-run/test-runners.ts';

const HINTS = {
  firefox:
    'Firefox is not installed: npx playwright install firefox, or apt-get install firefox-esr',
  webkit:
    'WebKit is not installed: npx playwright install webkit, or apt-get install webkit2gtk-driver xvfb for a smoke test',
};
const OWN = 'Playwright’s own';

/** Playwright drives only its own WebKit: the system’s gets a smoke test over WebDriver. */
const hasWebKitDriver = () => ['WebKitWebDriver', 'Xvfb'].every((name) => findOnPath([name]));

function find(name: 'firefox' | 'webkit'): string | undefined {
  const named = name === 'firefox' ? executableAt(process.env.FIREFOX_PATH) : undefined;
  if (named || ownBrowser(name)) return named ?? OWN;
  return name === 'firefox' ? findOnPath(['firefox-esr', 'firefox']) : undefined;
}

await runTask(async (args) => {
  endCommandsWithRun();
  const all = ['firefox', 'webkit'] as const;
  const named = all.filter((name) => args.includes(name));
  const further = args.filter((arg) => !named.some((name) => name === arg));
  const projects: string[] = [];
  const env: Record<string, string> = {};
  for (const name of named.length > 0 ? named : all) {
    const found = find(name);
    if (!found && name === 'webkit' && hasWebKitDriver()) {
      say('webkit: the system’s, as a smoke test');
      projects.push('--project=webkit-smoke-test');
      continue;
    }
    say(`${name}: ${found ?? `skipped, ${HINTS[name]}`}`);
    if (!found) continue;
    projects.push(`--project=${name}`);
    if (found !== OWN) env.FIREFOX_PATH = found;
  }
  if (projects.length === 0) return 0;
  const build = await runVisibly(process.execPath, ['tooling/tasks/build.ts']);
  if (build !== 0) return build;
  return playwright('browsers.config.ts', [...projects, ...further], env);
});
