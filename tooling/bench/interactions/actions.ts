/** What visitors do most, by role and Hungarian text. */
import type { Locator, Page } from 'playwright';

export interface Action {
  name: string;
  path: string;
  isOnDesktop?: true;
  /** Leads to where the measured action begins. */
  prepare?(page: Page): Promise<void>;
  /** What is tapped, or clicked on a desktop. */
  target(page: Page): Locator;
  /** What is typed instead. */
  text?: string;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const filters = (page: Page) => page.getByText('Szűrők').first();
const openFilters = (page: Page) => filters(page).tap();
const link = (page: Page, selector: string) => page.locator(`main ${selector}`).first();

export const ACTIONS: readonly Action[] = [
  { name: 'phone: menu', path: '/', target: (page) => button(page, 'Menü') },
  {
    name: 'phone: link to the shops',
    path: '/',
    target: (page) => link(page, 'a[href="/uzletek/terkep"]'),
  },
  { name: 'phone: filters of the shops', path: '/uzletek', target: filters },
  {
    name: 'phone: a filter of the shops',
    path: '/uzletek',
    prepare: openFilters,
    target: (page) => page.getByRole('checkbox').first(),
  },
  {
    name: 'phone: a shop of the list',
    path: '/uzletek',
    target: (page) => link(page, 'a[href="/uzletek/hm"]'),
  },
  {
    name: 'phone: the opening hours',
    path: '/',
    target: (page) => page.locator('header [data-clock=device]').first(),
  },
  {
    name: 'phone: an empty newsletter form',
    path: '/',
    target: (page) => button(page, 'Feliratkozom'),
  },
  {
    name: 'phone: a shop on the map',
    path: '/uzletek/terkep',
    target: (page) => link(page, 'a[href*="uzlet="]'),
  },
  {
    name: 'desktop: menu of the shops',
    path: '/',
    isOnDesktop: true,
    target: (page) => button(page, 'Üzletek menü'),
  },
  {
    name: 'desktop: letters in the search',
    path: '/',
    isOnDesktop: true,
    prepare: (page) => page.getByRole('combobox').first().click(),
    target: (page) => page.getByRole('combobox').first(),
    text: 'libr',
  },
  {
    name: 'desktop: the other language',
    path: '/uzletek',
    isOnDesktop: true,
    target: (page) => page.locator('header a[hreflang=en]').first(),
  },
  {
    name: 'desktop: zoom of the map',
    path: '/uzletek/terkep',
    isOnDesktop: true,
    target: (page) => button(page, 'Nagyítás'),
  },
];
