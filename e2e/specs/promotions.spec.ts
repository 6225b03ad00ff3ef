/**
 * Two clients promote at once while a visitor types and moves around the site: no promotion and no letter is lost.
 * Left out unless `PROMOTIONS` says how many: `PROMOTIONS=50 npm test -- e2e specs/promotions`.
 */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Composition, compositionSchema, readSettings } from '@mall/contracts';
import type { TestSite } from '@mall/tooling/site';
import type { Page } from 'playwright/test';
import { test } from '../site/own-site.ts';
import { watchDocuments } from '../site/requests.ts';
import { expect, mainNavigation, visit, waitForHydration } from '../site/visitor.ts';
import { type WorkingCopy, workingCopy } from '../site/working-copy.ts';

const PROMOTIONS = Number(process.env.PROMOTIONS ?? 0);
const CARD_PAGE = `/my${readSettings({}).BRAND_SLUG}-kartya`;
/** Of the loyalty card's form, whose shortest limit is 100 letters. */
const FIELDS = ['last_name', 'first_name', 'email'];
const MAX_LETTERS = 90;

test.skip(PROMOTIONS === 0, 'it takes minutes; PROMOTIONS=50 runs it');

/** Every composition of the site, oldest first. */
async function compositions({ dataDir }: TestSite): Promise<Composition[]> {
  const folder = path.join(dataDir, 'store/compositions');
  const names = (await readdir(folder)).filter((name) => /^\d+\.json$/.test(name)).sort();
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  return texts.map((text) => compositionSchema.parse(JSON.parse(text)));
}

/** Publishes another release of each app. @returns their ids by app. */
async function publishChanged(copy: WorkingCopy, { dataDir }: TestSite) {
  await copy.edit(
    'mf-cinema/src/pages/cinema/page.tsx',
    'export function Component() {',
    'export function Component() {\n  return <h1>Vadonatúj mozi</h1>;',
  );
  await copy.edit('mf-campaigns/src/pages/tel/messages/hu.json', 'Így működik', 'Így megy');
  const printed = await copy.release(dataDir, 'publish', 'mf-cinema', 'mf-campaigns');
  return Object.fromEntries(
    [...printed.matchAll(/published (\w+)@([0-9a-f]{16})/g)].map(([, app, id]) => [app, id]),
  );
}

/** Promotes two releases of an app in turn. @returns the revisions that the commands have named. */
async function promoteInTurn(
  promote: (ref: string) => Promise<string>,
  app: string,
  releases: readonly string[],
): Promise<number[]> {
  const revisions: number[] = [];
  for (let turn = 0; turn < PROMOTIONS / 2; turn += 1) {
    const printed = await promote(`${app}@${releases[turn % releases.length]}`);
    revisions.push(Number(/revision (\d+) is live/.exec(printed)?.[1]));
  }
  return revisions;
}

/** Types into the form, leaves its page by links and comes back, again and again. */
class TypingVisitor {
  readonly typed: Record<string, string> = {};
  /** How many documents each navigation has loaded. */
  readonly documents: number[] = [];
  readonly #page: Page;
  readonly #watched: ReturnType<typeof watchDocuments>;

  constructor(page: Page) {
    this.#page = page;
    this.#watched = watchDocuments(page);
  }

  async round(): Promise<void> {
    await this.#type(FIELDS[this.documents.length % FIELDS.length] ?? '');
    const menu = mainNavigation(this.#page);
    for (const name of ['Aktualitások', 'Mozi']) {
      await menu.getByRole('link', { name }).click();
      await this.#arrive(name === 'Mozi' ? /mozi/i : name);
    }
    await menu.getByRole('button', { name: 'Szolgáltatások' }).click();
    await menu.getByRole('link', { name: 'Hűségkártya', exact: true }).click();
    await this.#arrive(/kártya/i);
    for (const [field, text] of Object.entries(this.typed))
      await expect(this.#field(field)).toHaveValue(text);
  }

  #field(name: string) {
    const form = this.#page.locator('form:has(input[name=form][value=loyaltyCard])');
    return form.locator(`[name=${name}]`);
  }

  async #type(name: string): Promise<void> {
    const field = this.#field(name);
    const before = this.typed[name] ?? '';
    const isFull = before.length > MAX_LETTERS;
    if (isFull) await field.fill('');
    await field.press('End');
    await field.pressSequentially('abc', { delay: 20 });
    this.typed[name] = `${isFull ? '' : before}abc`;
  }

  async #arrive(name: string | RegExp): Promise<void> {
    await expect(this.#page.getByRole('heading', { level: 1, name })).toBeVisible();
    await waitForHydration(this.#page);
    this.documents.push(this.#watched.take().length);
  }
}

test('no promotion of two clients is lost, nor anything that is typed meanwhile', async ({
  ownSite,
  page,
  consoleLines,
}) => {
  test.setTimeout(480_000 + PROMOTIONS * 20_000);
  const copy = await workingCopy();
  copy.env.PUBLIC_ORIGIN = ownSite.origin;
  const release = (...args: string[]) => copy.release(ownSite.dataDir, ...args);
  const changed = await publishChanged(copy, ownSite);
  const before = (await compositions(ownSite)).at(-1) as Composition;
  await visit(page, ownSite.origin + CARD_PAGE);
  const visitor = new TypingVisitor(page);

  let isDone = false;
  const promote = (ref: string) => release('promote', ref, '--force', '--reason', 'a spec');
  const clients = Promise.all(
    ['cinema', 'campaigns'].map(async (app) => {
      const releases = [changed[app] ?? '', before.apps[app] ?? ''];
      const revisions = await promoteInTurn(promote, app, releases);
      return { app, revisions, last: releases[(revisions.length - 1) % releases.length] };
    }),
  ).finally(() => {
    isDone = true;
  });
  while (!isDone) await visitor.round();
  const promoted = await clients;

  const history = (await compositions(ownSite)).slice(before.revision - 1);
  const made = history.slice(1).map(({ revision, changed: [app] }) => [app, revision]);
  const named = promoted.flatMap(({ app, revisions }) =>
    revisions.map((revision) => [app, revision] as const),
  );
  expect(made).toEqual(named.toSorted(([, one], [, other]) => one - other));
  expect(made).toHaveLength(PROMOTIONS);
  for (const [index, { apps, changed }] of history.slice(1).entries()) {
    const [app = ''] = changed;
    expect(apps).toEqual({ ...history[index]?.apps, [app]: apps[app] });
  }
  const live = history.at(-1)?.apps;
  for (const { app, last } of promoted) expect(live?.[app]).toBe(last);
  expect(Math.max(...visitor.documents)).toBe(1);
  expect(consoleLines).toEqual([]);

  await release('rollback', '--to', String(before.revision), '--yes');
  await copy.remove();
});
