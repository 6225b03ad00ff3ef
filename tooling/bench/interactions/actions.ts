/** What visitors do most, by role and Hungarian text. */
import type { Locator, Page } from 'playwright';

export interface Action {
  name: string;
  path: string;
  isOnDesktop?: boolean;
  /** Leads to where the measured action begins. */
  prepare?: (page: Page) => Promise<void>;
  /** What is tapped, or clicked on a desktop. */
  target: (page: Page) => Locator;
  /** What is typed instead. */
  text?: string;
}

type Target = Action['target'];

const onPhone = (
  name: string,
  path: string,
  target: Target,
  more: Partial<Action> = {},
): Action => ({
  ...{ name: `phone: ${name}`, path, target, ...more },
});
const onDesktop = (
  name: string,
  path: string,
  target: Target,
  more: Partial<Action> = {},
): Action => ({
  ...{ name: `desktop: ${name}`, path, target, isOnDesktop: true, ...more },
});

const button =
  (name: string): Target =>
  (page) =>
    page.getByRole('button', { name }).first();
const first =
  (selector: string): Target =>
  (page) =>
    page.locator(selector).first();
const filters: Target = (page) => page.getByText('Szűrők').first();
const search: Target = (page) => page.getByRole('combobox').first();
const checkbox: Target = (page) => page.getByRole('checkbox').first();

export const ACTIONS: readonly Action[] = [
  onPhone('menu', '/', button('Menü')),
  onPhone('link to the shops', '/', first('main a[href="/uzletek/terkep"]')),
  onPhone('filters of the shops', '/uzletek', filters),
  onPhone('a filter of the shops', '/uzletek', checkbox, {
    prepare: (page) => filters(page).tap(),
  }),
  onPhone('a shop of the list', '/uzletek', first('main a[href="/uzletek/hm"]')),
  onPhone('the opening hours', '/', first('header [data-clock=device]')),
  onPhone('an empty newsletter form', '/', button('Feliratkozom')),
  onPhone('a shop on the map', '/uzletek/terkep', first('main a[href*="uzlet="]')),
  onDesktop('menu of the shops', '/', button('Üzletek menü')),
  onDesktop('letters in the search', '/', search, {
    ...{ prepare: (page) => search(page).click(), text: 'libr' },
  }),
  onDesktop('the other language', '/uzletek', first('header a[hreflang=en]')),
  onDesktop('zoom of the map', '/uzletek/terkep', button('Nagyítás')),
];
