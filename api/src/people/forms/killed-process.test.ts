/**
 * An API process that is killed amid forms: what it has acknowledged is there, and what it has not is
 * taken once when it is sent again with the same key. FORM_KILLS sets how often.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { sendForm } from '../../testing/form-client.ts';
import { aFamilyCard } from '../../testing/sample-forms.ts';
import { makeTemporaryFolder } from '../../testing/temporary-folder.ts';
import { openTestFile } from '../../testing/test-databases.ts';
import { startTestSite } from '../../testing/test-site.ts';

const KILLS = Number(process.env.FORM_KILLS ?? 1);
const FORMS_A_KILL = 60;
const AT_ONCE = 10;

jest.setTimeout(60_000 + KILLS * 30_000);

/** Below those that systems hand out: no test beside this one gets it while the API is down. */
const anyPort = () => 20_000 + randomInt(12_000);

/** Starts the API; it is listening when this returns. */
async function startApi(env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const child = fork(join(__dirname, '../../main.ts'), { env, silent: true });
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (code) => reject(new Error(`the API ended with ${code}`)));
  });
  return child;
}

const ended = (child: ChildProcess) => new Promise((resolve) => child.once('exit', resolve));

it('loses no form and accepts none twice', async () => {
  const DATA_DIR = await makeTemporaryFolder();
  const imported = await startTestSite(openTestFile(DATA_DIR));
  await imported.close();
  const port = anyPort();
  const env = { ...process.env, DATA_DIR, API_PORT: String(port), LOG_LEVEL: 'silent' };
  const site = { origin: `http://127.0.0.1:${port}` };
  /** Whether the form was acknowledged; a connection that breaks off is no response. */
  const send = async (number: number) => {
    const form = aFamilyCard({ email: `visitor-${number}@example.com` });
    const response = await sendForm(site, 'familyCard', form, { key: `key-${number}` }).catch(
      () => undefined,
    );
    if (response) expect(response.status).toBe(201);
    return response !== undefined;
  };

  const acknowledged = new Set<number>();
  let lostResponses = 0;
  let api = await startApi(env);
  for (let kill = 0; kill < KILLS; kill += 1) {
    const waiting = Array.from({ length: FORMS_A_KILL }, (_, form) => kill * FORMS_A_KILL + form);
    const lost: number[] = [];
    const last = ended(api);
    const visit = async () => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        if (await send(next)) acknowledged.add(next);
        else lost.push(next);
        if (acknowledged.size === kill * FORMS_A_KILL + FORMS_A_KILL / 2) api.kill('SIGKILL');
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, visit));
    await last;
    lostResponses += lost.length;
    api = await startApi(env);
    for (const number of lost) {
      expect([number, await send(number)]).toEqual([number, true]);
      acknowledged.add(number);
    }
  }
  const last = ended(api);
  api.kill('SIGTERM');
  await last;

  expect(lostResponses).toBeGreaterThan(0);
  const all = KILLS * FORMS_A_KILL;
  expect(acknowledged.size).toBe(all);
  const db = openTestFile(DATA_DIR);
  for (const table of ['family_cards', 'outbox', 'audit_log', 'sent_forms'] as const) {
    const rows = await db.selectFrom(table).selectAll().execute();
    expect([table, rows.length]).toEqual([table, all]);
  }
  await db.destroy();
});
