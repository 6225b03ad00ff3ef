/** A team adds a remote: page, menus, venue card and search show it, and no other app is touched. */
import { readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { test } from '../site/own-site.ts';
import { expect, visit } from '../site/visitor.ts';
import { type WorkingCopy, workingCopy } from '../site/working-copy.ts';

const ICON = 'M12 3v18M4 21h16M6 8h12';
const LABEL = { hu: 'Kilátó', en: 'Lookout' };
const MF = {
  name: 'tower',
  owner: 'team-tower',
  routes: [{ id: 'tower', module: './pages/tower', paths: { hu: '/kilato', en: '/lookout' } }],
  navigation: [
    { menu: 'main', route: 'tower', label: LABEL, order: 60 },
    {
      ...{ menu: 'venues', route: 'tower', label: LABEL, order: 50 },
      ...{ icon: ICON, tone: 'leaf', text: { hu: 'A város fölött.', en: 'Above the city.' } },
      keywords: { hu: 'panoráma', en: 'panorama' },
    },
  ],
};
const PAGE = `
export function meta() {
  return { title: 'Kilátó', description: 'A kilátó a ház tetején.' };
}
export function Component() {
  return <h1>A kilátó</h1>;
}
`;

let copy: WorkingCopy;
test.beforeAll(async ({ ownSite }) => {
  copy = await workingCopy();
  await copy.write('mf-tower/mf.json', JSON.stringify(MF));
  await copy.write('mf-tower/src/pages/tower/page.tsx', PAGE);
  for (const file of ['package.json', 'webpack.config.cjs']) {
    const text = await readFile(path.join(copy.folder, 'mf-cinema', file), 'utf8');
    await copy.write(`mf-tower/${file}`, text.replace('mf-cinema', 'mf-tower'));
  }
  // What `npm install` would link: the packages that every remote uses.
  await symlink('../mf-cinema/node_modules', path.join(copy.folder, 'mf-tower/node_modules'));
  await copy.release(ownSite.dataDir, 'publish', 'mf-tower');
  await copy.release(ownSite.dataDir, 'promote', 'tower');
  await expect
    .poll(async () => (await fetch(`${ownSite.origin}/kilato`)).status, { timeout: 60_000 })
    .toBe(200);
});
test.afterAll(() => copy.remove());

test('header, entertainment page and search by a keyword lead to its page', async ({
  ownSite,
  page,
}) => {
  await visit(page, `${ownSite.origin}/elmenyek`);
  const card = page.getByRole('main').getByRole('article').filter({ hasText: 'A város fölött.' });
  await expect(card.locator(`path[d="${ICON}"]`)).toBeVisible();
  await page.getByRole('button', { name: 'Üzletek menü' }).click();
  const entry = page
    .getByRole('list', { name: 'Kikapcsolódás' })
    .getByRole('link', { name: 'Kilátó' });
  await expect(entry.locator(`path[d="${ICON}"]`)).toBeVisible();
  await expect(entry).toHaveAttribute('href', '/kilato');
  const search = page.getByRole('banner').getByRole('search');
  await search.getByRole('combobox').fill('panorama');
  await search.getByRole('option', { name: 'Kilátó' }).click();
  await expect(page).toHaveURL(`${ownSite.origin}/kilato`);
  await expect(page.getByRole('heading', { level: 1, name: 'A kilátó' })).toBeFocused();
  await expect(page).toHaveTitle(/^Kilátó/);
});
