/** The staff page of releases, on the site of the specs: by keyboard, at the widths of phones and desktops. */
import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { clockArguments } from '@mall/tooling/test-clock';
import { expectAccessibleAtWidths } from '../site/accessibility.ts';
import { expect, test } from '../site/visitor.ts';

const TASK = path.resolve(import.meta.dirname, '../../tooling/tasks/release.ts');

let server: ChildProcess;
let link: string;

test.beforeAll(async () => {
  const { SITE_DATA_DIR: DATA_DIR, SITE_ORIGIN: PUBLIC_ORIGIN } = process.env;
  server = spawn(process.execPath, [...clockArguments(), TASK, 'ui'], {
    env: { ...process.env, DATA_DIR, PUBLIC_ORIGIN },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  server.stdout?.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  await expect.poll(() => output, { timeout: 120_000 }).toMatch(/http:\S+\n/);
  link = /http:\S+/.exec(output)?.[0] ?? '';
});
test.afterAll(() => {
  server.kill();
});

test('shows what is live and tries a promotion by keyboard', async ({ page }) => {
  await page.goto(link);
  await expect(
    page.getByRole('heading', { level: 1, name: /^Revision \d+ is live$/ }),
  ).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'team-cinema' })).toContainText(
    'no reports yet',
  );
  await expectAccessibleAtWidths(page);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('link', { name: 'Promote cinema' }).press('Enter');
  const form = page.getByRole('region', { name: 'Promote' });
  await expect(form.getByRole('combobox', { name: 'Release' })).toHaveValue(
    /^cinema@[0-9a-f]{16}$/,
  );
  await expect(
    form.getByRole('spinbutton', { name: 'Share of visitors, in percent' }),
  ).toBeVisible();
  const until = form.getByLabel('Until');
  await until.fill('2030-01-01T00:00');
  await form.getByRole('button', { name: 'Promote' }).press('Enter');
  await expect(page.getByText('--until needs --at')).toBeVisible();
  await expectAccessibleAtWidths(page);
  await expect(until).toHaveValue('2030-01-01T00:00');
  await until.clear();
  await form.getByRole('button', { name: 'Only show what changes' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Done' })).toBeVisible();
  await expect(page.getByText('nothing was changed: this is a dry run')).toBeVisible();
  await expectAccessibleAtWidths(page);

  for (const shown of ['/rollouts', '/history', '/difference?from=0&to=1', '/why?composition=1']) {
    await page.goto(new URL(shown, link).href);
    await expectAccessibleAtWidths(page);
  }
});
