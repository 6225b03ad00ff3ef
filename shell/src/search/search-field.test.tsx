import { fold, type SearchResult } from '@mall/contracts';
import { aSearchResult, aShopListItem, notFound, renderSlot } from '@mall/testing';
import { act } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { openMenuAtom } from '../navigation/open-menu.ts';
import { sampleApp, sampleSite } from '../remotes/testing/sample-site.ts';
import { SiteContext, type SiteContextValue } from '../site/site-context.ts';
import { SearchField } from './search-field.tsx';

const RESULTS = {
  ...{ id: 'search', module: './pages/search', queryKeys: { search: 'q' } },
  paths: { hu: '/kereses', en: '/search' },
};
const CONTENT = sampleApp({ name: 'content', routes: [RESULTS] });
const SITE = { site: sampleSite([CONTENT]) } as SiteContextValue;
const NOTHING = aSearchResult();

const OPEN = [{ hours: '08:00-20:00', from: 'monday' as const, to: 'sunday' as const }];

const aFoundShop = (name: string) => ({
  ...aShopListItem({ name, slug: fold(name) }),
  ...{ floor: 'Emelet', hours: OPEN, exceptions: [] },
});

const finds = (...names: string[]): SearchResult =>
  aSearchResult({ order: ['shops'], shops: names.map(aFoundShop) });

/** Shows the field with the responses of `search`, and records the queries. */
async function show(search: (query: string) => SearchResult | Promise<SearchResult>) {
  const queries: string[] = [];
  const respond = ({ query }: { query: string }) => {
    queries.push(query);
    return search(query);
  };
  const store = createStore();
  const Component = () => (
    <Provider store={store}>
      <SiteContext value={SITE}>
        <SearchField />
        <button type="button">Elsewhere</button>
      </SiteContext>
    </Provider>
  );
  const shown = await renderSlot(
    { Component },
    { app: 'shell', data: { search: respond as never } },
  );
  const field = shown.getByRole('combobox') as HTMLInputElement;
  const user = shown.user.setup({ delay: null });
  /** Adds to the text in one step, and pauses until the search has been sent. */
  const type = async (text: string) => {
    await user.click(field);
    await user.paste(text);
    await pause(250);
  };
  const isListed = () => shown.queryByRole('listbox') !== null;
  const options = () => shown.queryAllByRole('option').map(({ textContent }) => textContent);
  return { ...shown, user, type, queries, store, field, isListed, options };
}

/** A pause of typing in full, without waiting for it. */
const pause = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-26T12:00:00+01:00') }));
afterEach(() => jest.useRealTimers());

test('searches once, 250 ms after the last letter, and marks the typed text', async () => {
  const { user, field, queries, options, getByText, getByRole } = await show(() =>
    finds('Cipőkuckó'),
  );
  await user.click(field);
  for (const letter of 'CIPOK') {
    await user.keyboard(letter);
    await pause(249);
  }
  expect(queries).toEqual([]);
  await pause(1);
  expect(queries).toEqual(['CIPOK']);
  expect(options()).toEqual(['CipőkuckóNyitva 20:00-ig · Emelet']);
  expect(getByText('Cipők').tagName).toBe('MARK');
  expect(getByRole('status').textContent).toBe('1 javaslat erre: CIPOK');
});

test('a slow response never replaces a newer one', async () => {
  const slow = Promise.withResolvers<SearchResult>();
  const { user, type, field, options } = await show((query) =>
    query === 'res' ? slow.promise : finds('Sportisimo'),
  );
  await type('res');
  await user.clear(field);
  await type('sporti');
  slow.resolve(finds('Reserved'));
  await pause(0);
  expect(options()).toEqual([expect.stringMatching(/^Sportisimo/)]);
});

test('shows nothing for a search that fails', async () => {
  const warn = jest.spyOn(console, 'warn').mockReturnValue();
  const { type, isListed, getByRole } = await show(() => {
    throw notFound('search');
  });
  await type('cipő');
  expect(warn).toHaveBeenCalled();
  expect([isListed(), getByRole('status').textContent]).toEqual([false, '']);
});

test('reports that nothing was found, and suggests tasks once the field is empty', async () => {
  const { user, type, field, getByText, getByRole, queryByText } = await show(() => NOTHING);
  await type('zzxqkw');
  getByText('Nincs találat');
  await user.clear(field);
  expect(queryByText('Nincs találat')).toBeNull();
  getByRole('group', { name: 'Ezt keresik a legtöbben' });
});

test('shows at most five results of a kind, each kind in a group with its name', async () => {
  const { type, options, getByRole } = await show(() => ({
    ...finds('A1', 'A2', 'A3', 'A4', 'A5', 'A6'),
    order: ['places', 'shops'],
    places: [{ id: 'restroom-north', kind: 'restroom', name: 'Mosdó', floor: 'Földszint' }],
  }));
  await type('a');
  getByRole('group', { name: 'Üzletek' });
  expect(options()).toHaveLength(6);
  expect(options()[0]).toMatch(/^Mosdó/);
});

test('replaces the suggestions, also where several events have one page', async () => {
  const feedings = ['Rájaetetés', 'Cápaetetés', 'Piranhaetetés'];
  const workshops = ['Levélíró', 'Manóműhely'];
  const titles = () => options().map((option) => option?.replace(/nov\..*/, ''));
  const { type, options } = await show((query) =>
    aSearchResult({
      order: ['events'],
      events: (query === 'etetés' ? feedings : workshops).map((title) => ({
        ...{ title, url: query === 'etetés' ? '/tropicarium' : '/mikulas-nyomaban' },
        ...{ place: 'Tér', from: '2026-11-27T10:00:00+01:00' },
      })),
    }),
  );
  await type('etetés');
  expect(titles()).toEqual([...feedings, 'Programok']);
  await type(' a téren');
  expect(titles()).toEqual(workshops);
});

test('searches for no white space; Enter leads to the page of all results', async () => {
  const { user, type, url, queries } = await show(() => NOTHING);
  await type('   ');
  expect(queries).toEqual([]);
  await type(' nyitvatartás ');
  await user.keyboard('{Enter}');
  await pause(0);
  expect(url()).toBe(`/kereses?q=${encodeURIComponent('nyitvatartás')}`);
});

test('hides the list while a menu is open; typing closes the menu', async () => {
  const { type, store, isListed } = await show(() => finds('Kávézug'));
  await type('ka');
  expect(isListed()).toBe(true);
  act(() => store.set(openMenuAtom, 'shops'));
  expect(isListed()).toBe(false);
  await type('v');
  expect(store.get(openMenuAtom)).toBeNull();
  expect(isListed()).toBe(true);
});

test('leaving by Tab closes the list; the button clears the field', async () => {
  const { user, type, field, isListed, getByRole } = await show(() => finds('Sportisimo'));
  await type('sport');
  expect(isListed()).toBe(true);
  for (const _ of ['clear', 'submit', 'elsewhere']) await user.tab();
  expect(isListed()).toBe(false);
  await user.click(getByRole('button', { name: 'Keresőmező törlése' }));
  expect(field.value).toBe('');
  expect(document.activeElement).toBe(field);
});
