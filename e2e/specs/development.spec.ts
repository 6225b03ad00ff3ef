/** `npm run dev`: what its terminal and its open pages show after each change. */
import type { Page } from 'playwright/test';
import { type DevelopmentSite, startDevelopment } from '../site/development-site.ts';
import { expect as expectSoon, mainNavigation, test, waitForHydration } from '../site/visitor.ts';
import { type WorkingCopy, workingCopy } from '../site/working-copy.ts';

test.describe.configure({ mode: 'serial', timeout: 600_000 });

/** Builds may be slow on a busy machine. */
const expect = expectSoon.configure({ timeout: 180_000 });

const TYPES = 'tooling/types/tsconfig.cinema.json';
const TYPE_PROGRAM = {
  extends: './tsconfig.browser.json',
  compilerOptions: { tsBuildInfoFile: '../../.cache/types/cinema.tsbuildinfo' },
  include: ['./css-modules.d.ts', '../../mf-cinema/**/*'],
};
const PAGE = 'mf-cinema/src/pages/cinema/page.tsx';
const MESSAGES = 'mf-cinema/src/features/movies/messages/hu.json';
const OPENING = 'export function Component() {';
const BROKEN = 'export function Component( {';
const SHOWN = 'return <><h1>Átírt mozi</h1><Clicks /></>;';
const SHOWN_FIRST = SHOWN.replace('Átírt', 'Új');
const THROWING = "throw new Error('thrown on purpose');";
const THROWING_IN_BROWSER =
  "if (typeof window !== 'undefined') throw new Error('only in the browser');";
const NEVER_CALLED = 'export function Former() {';
const WRONG_TYPE = `${NEVER_CALLED}\n  Math.abs('1');`;
const NEW_META = "export const meta = () => ({ title: 'Új cím', description: 'Új' });";
const CLICKS = `
function Clicks() {
  const [count, setCount] = useState(0);
  const t = useMessages('cinema');
  return <button type="button" onClick={() => setCount(count + 1)}>{t('movies.prices')}: {count}</button>;
}
`;

let copy: WorkingCopy;
let site: DevelopmentSite;

test.beforeAll(async () => {
  copy = await workingCopy();
  // To check the types of all apps takes seven seconds of the processor after each change.
  await copy.write(TYPES, JSON.stringify(TYPE_PROGRAM));
  const references = [{ path: `./${TYPES}` }];
  await copy.write('tsconfig.json', JSON.stringify({ files: [], references }));
  await copy.edit(PAGE, OPENING, BROKEN);
  site = await startDevelopment(copy, 'mf-cinema');
});
test.afterEach(async () => {
  await test.info().attach('terminal', { body: site.output(), contentType: 'text/plain' });
});
test.afterAll(async () => {
  await site.stop();
  await copy.remove();
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const panel = (page: Page) => page.locator('development-problems').getByRole('alert');
/** The terminal may be read later than the page. */
const expectOnce = (output: () => string, part: string) =>
  expect.poll(() => output().split(part).length - 1).toBe(1);

test('it starts on a broken branch, names the error, and is up with all changes when that is fixed', async ({
  page,
}) => {
  await expect.poll(site.output).toContain(`${PAGE}:`);
  await copy.edit('mf-cinema/mf.json', '"en": "Cinema"', '"en": "Movies"');
  await page.goto(site.origin);
  await expect(panel(page)).toContainText(`${PAGE}:`);
  await copy.edit(PAGE, BROKEN, OPENING);
  await expect(heading(page)).toBeVisible({ timeout: 300_000 });
  await expect.poll(site.output).toContain(`ready on ${site.origin}`);
  // What was changed during the first builds.
  await page.goto(`${site.origin}/en?lang=en`);
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  await expect(navigation.getByRole('link', { name: 'Movies' })).toBeVisible({ timeout: 20_000 });
});

test('an open page shows changed code and texts, and its components keep their state', async ({
  page,
}) => {
  await page.goto(`${site.origin}/mozi`);
  await copy.edit(
    PAGE,
    OPENING,
    // The page's own code stays, since code that is never reached has type errors.
    `import { useState } from 'react';\n${CLICKS}\n${OPENING}\n  ${SHOWN_FIRST}\n}\n${NEVER_CALLED}`,
  );
  await expect(heading(page)).toHaveText('Új mozi');
  await waitForHydration(page);
  const button = page.getByRole('button', { name: 'Jegyárak' });
  await button.click();
  await expect(button).toHaveText('Jegyárak: 1');
  await copy.edit(PAGE, SHOWN_FIRST, SHOWN);
  await copy.edit(PAGE, NEVER_CALLED, WRONG_TYPE);
  await expect(heading(page)).toHaveText('Átírt mozi');
  await expect(button).toHaveText('Jegyárak: 1');
  await copy.edit(MESSAGES, '"Jegyárak"', '"Ár"');
  await copy.edit(MESSAGES, '{', '{ "onlyHere": "x",');
  await expect(page.getByRole('button')).toContainText(['Ár: 1']);
  // The type error and the missing message.
  await expect.poll(site.output).toMatch(/page\.tsx:\d+:\d+\n.*TS2345/);
  await expect
    .poll(site.output)
    .toContain('mf-cinema/src/features/movies/messages/en.json: message onlyHere is missing');
});

test('a change of what the server sends to a page reloads it', async ({ page }) => {
  await page.goto(`${site.origin}/mozi`);
  const output = site.outputFromNow();
  await copy.edit(PAGE, WRONG_TYPE, NEVER_CALLED);
  await copy.edit(PAGE, "export { meta } from './head.ts';", NEW_META);
  await expect(page).toHaveTitle(/^Új cím/);
  await expect.poll(output).toContain('types: fixed');
});

test('a missing bracket and a page that throws leave the last good page, and are named once', async ({
  page,
}) => {
  await page.goto(`${site.origin}/mozi`);
  const output = site.outputFromNow();
  await copy.edit(PAGE, OPENING, BROKEN);
  await expect(panel(page)).toContainText('mf-cinema does not build, showing the last good one');
  await expect(panel(page)).toContainText(`${PAGE}:`);
  await expect(heading(page)).toHaveText('Átírt mozi');
  await expectOnce(output, `${PAGE}:`);

  await copy.edit(PAGE, SHOWN, THROWING);
  await copy.edit(PAGE, BROKEN, OPENING);
  await expect(panel(page)).toContainText('mf-cinema: refused, showing the last good one');
  await expect(panel(page)).toContainText(/mf-cinema\/src\/pages\/cinema\/page\.tsx:\d+/);
  await expect(panel(page)).toContainText('/mozi');
  await expect(heading(page)).toHaveText('Átírt mozi');
  await expectOnce(output, 'mf-cinema: refused, showing the last good one');
  await expectOnce(output, 'thrown on purpose');
});

test('an error in the browser names app and source line in the terminal, once', async ({
  page,
}) => {
  await page.goto(`${site.origin}/mozi`);
  const output = site.outputFromNow();
  await copy.edit(PAGE, THROWING, THROWING_IN_BROWSER);
  await expect
    .poll(output)
    .toMatch(
      /browser, \/mozi: .*only in the browser\n\s+mf-cinema\/src\/pages\/cinema\/page\.tsx:\d+/,
    );
  await page.reload();
  await page.goto(`${site.origin}/mozi`);
  await copy.edit(PAGE, THROWING_IN_BROWSER, SHOWN);
  await expect(heading(page)).toHaveText('Átírt mozi');
  await expectOnce(output, 'only in the browser');
});

test('a new page and its menu entry need no restart', async ({ page }) => {
  await page.goto(site.origin);
  await copy.write(
    'mf-cinema/src/pages/premieres/page.tsx',
    [
      "export const meta = () => ({ title: 'Premierek', description: 'Új filmek' });",
      'export const Component = () => <h1>Premierek</h1>;',
      '',
    ].join('\n'),
  );
  await copy.edit(
    'mf-cinema/mf.json',
    '"routes": [',
    '"routes": [{ "id": "premieres", "module": "./pages/premieres", "paths": { "hu": "/premierek", "en": "/premieres" } },',
  );
  await copy.edit('mf-cinema/mf.json', '"hu": "Mozi"', '"hu": "Filmek"');
  await expect(mainNavigation(page).getByRole('link', { name: 'Filmek' })).toBeVisible();
  await page.goto(`${site.origin}/premierek`);
  await expect(heading(page)).toHaveText('Premierek');
});

test('a saved content file is on the open page, and API sources restart the API', async ({
  page,
}) => {
  await page.goto(`${site.origin}/uzletek/hm`);
  await copy.edit('api/content/shops.yaml', 'name: H&M', 'name: H&M Teszt');
  await expect(heading(page)).toContainText('H&M Teszt');
  const output = site.outputFromNow();
  await copy.edit('api/src/main.ts', '/**', "console.log('changed source');\n/**");
  await expect.poll(output).toContain('changed source');
});
