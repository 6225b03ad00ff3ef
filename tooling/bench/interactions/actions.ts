/** What visitors do most, by role and Hungarian text. */
import type { Page } from 'playwright';

export interface Action {
  name: string;
  path: string;
  isOnDesktop?: true;
  /** Leads to where the measured action begins. */
  prepare?(page: Page): Promise<void>;
  act(page: Page): Promise<void>;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const filters = (page: Page) => page.getByText('Szűrők').first();
const openFilters = (page: Page) => filters(page).tap();

export const ACTIONS: readonly Action[] = [
  { name: 'phone: menu', path: '/', act: (page) => button(page, 'Menü').tap() },
  {
    name: 'phone: link to the shops',
    path: '/',
    act: (page) => page.locator('main a[href="/uzletek/terkep"]').first().tap(),
  },
  { name: 'phone: filters of the shops', path: '/uzletek', act: openFilters },
  {
    name: 'phone: a filter of the shops',
    path: '/uzletek',
    prepare: openFilters,
    act: (page) => page.getByRole('checkbox').first().tap(),
  },
  {
    name: 'phone: a shop of the list',
    path: '/uzletek',
    act: (page) => page.locator('main a[href="/uzletek/hm"]').first().tap(),
  },
  {
    name: 'phone: the opening hours',
    path: '/',
    act: (page) => page.locator('header [data-clock=device]').first().tap(),
  },
  {
    name: 'phone: an empty newsletter form',
    path: '/',
    act: (page) => button(page, 'Feliratkozom').tap(),
  },
  {
    name: 'phone: a shop on the map',
    path: '/uzletek/terkep',
    act: (page) => page.locator('main a[href*="uzlet="]').first().tap(),
  },
  {
    name: 'desktop: menu of the shops',
    path: '/',
    isOnDesktop: true,
    act: (page) => page.getByRole('button', { name: 'Üzletek menü' }).click(),
  },
  {
    name: 'desktop: letters in the search',
    path: '/',
    isOnDesktop: true,
    prepare: (page) => page.getByRole('combobox').first().click(),
    act: (page) => page.keyboard.type('libr', { delay: 80 }),
  },
  {
    name: 'desktop: the other language',
    path: '/uzletek',
    isOnDesktop: true,
    act: (page) => page.locator('header a[hreflang=en]').first().click(),
  },
  {
    name: 'desktop: zoom of the map',
    path: '/uzletek/terkep',
    isOnDesktop: true,
    act: (page) => button(page, 'Nagyítás').click(),
  },
];
