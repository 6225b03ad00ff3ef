/** The names that cross the borders between apps, as a module for code to be checked against. */
import { API_PATHS, type MfJson } from '@mall/contracts';
import { hasParams, paramsOf, reservedSlugs, routeTable } from '@mall/routing';
import { z } from 'zod';

export const SITE_NAMES = 'shared/contracts/src/generated/site-names.ts';

const LISTS = ['shops', 'posts', 'discounts'] as const;

/** What other apps may name of an app. */
export const namesOfAppSchema = z.object({
  routes: z.array(
    z.object({
      id: z.string(),
      paths: z.object({ hu: z.string(), en: z.string() }),
      slots: z.array(z.string()),
    }),
  ),
  slots: z.array(z.object({ name: z.string() })),
});
type NamesOfApp = z.infer<typeof namesOfAppSchema>;

const quoted = (name: string) => `'${name}'`;
const union = (names: readonly string[]) => names.map(quoted).join(' | ') || 'never';
const byName = <Item>(items: readonly Item[], name: (item: Item) => string) =>
  items.toSorted((a, b) => (name(a) < name(b) ? -1 : 1));

/** `shop: 'slug';` */
function routeParams(manifests: readonly NamesOfApp[]): string[] {
  const routes = manifests.flatMap(({ routes }) => routes);
  return byName(routes, ({ id }) => id).map(({ id, paths }) => {
    return `  ${quoted(id)}: ${union(paramsOf(paths.hu))};`;
  });
}

function slotNames(manifests: readonly NamesOfApp[]): string[] {
  const shown = manifests.flatMap(({ routes }) => routes.flatMap(({ slots }) => slots));
  const filled = manifests.flatMap(({ slots }) => slots.map(({ name }) => name));
  return [...new Set([...shown, ...filled])].sort();
}

/** `pinned` of `/shops/pinned`: a call of the API that a slug would hide. */
function callsBelow(list: string): string[] {
  return Object.values(API_PATHS)
    .filter((path) => path.startsWith(`/${list}/`) && !hasParams(path))
    .map((path) => path.slice(list.length + 2));
}

function reserved(manifests: readonly MfJson[]): string[] {
  const table = routeTable(manifests);
  return LISTS.map((list) => {
    const slugs = new Set([...reservedSlugs(table, list), ...callsBelow(list)]);
    return `  ${list}: [${[...slugs].sort().map(quoted).join(', ')}],`;
  });
}

/** `posts: { hu: '/aktualitasok/:slug', en: '/news/:slug' },` */
function entryPaths(manifests: readonly MfJson[]): string[] {
  const routes = manifests.flatMap(({ routes }) => routes);
  return [...LISTS, 'movies' as const].flatMap((list) => {
    const paths = routes.find(({ entries }) => entries === list)?.paths;
    return paths ? [`  ${list}: { hu: ${quoted(paths.hu)}, en: ${quoted(paths.en)} },`] : [];
  });
}

/** Campaigns bring their pages with them. */
function editorialPages(manifests: readonly MfJson[], isEditorial: (id: string) => boolean) {
  const routes = manifests.flatMap(({ routes }) => routes);
  const ids = routes.filter(({ id, campaign }) => !campaign && isEditorial(id)).map(({ id }) => id);
  return ids.sort().map((id) => `  ${quoted(id)},`);
}

/** @param isEditorial whether the page of the route `id` shows a page of the content. */
export function siteNames(
  manifests: readonly MfJson[],
  isEditorial: (id: string) => boolean,
): string {
  return [
    "/** Made by `npm run generate` from every app's mf.json. Free of zod. */",
    '',
    "/** Each route's id with the names of its path's parameters; `never` for a path without any. */",
    'export interface RouteParams {',
    ...routeParams(manifests),
    '}',
    '',
    '/** Slots that a page shows or an app fills. */',
    'export interface SlotNames {',
    ...slotNames(manifests).map((name) => `  ${quoted(name)}: true;`),
    '}',
    'export type SlotName = keyof SlotNames;',
    '',
    '/**',
    ' * Slugs that no entry of an API list may have, because a static path of the site or a call of the',
    " * API has their place. `{product}` stands for the brand's slug.",
    ' */',
    'export const RESERVED_SLUGS = {',
    ...reserved(manifests),
    '};',
    '',
    '/** The path of the page that an entry of an API list has. */',
    'export const ENTRY_PATHS = {',
    ...entryPaths(manifests),
    '};',
    '',
    '/** Pages that all content needs, since a route of an app shows them. */',
    'export const EDITORIAL_PAGES = [',
    ...editorialPages(manifests, isEditorial),
    '];',
    '',
  ].join('\n');
}

/** Names that are added to those of the contracts' package. @param source what they are made from. */
export function addedNames(manifests: readonly NamesOfApp[], source: string): string {
  return [
    `/** Made by \`npm run generate\` from ${source}. */`,
    'export {};',
    '',
    "declare module '@mall/contracts/site-names' {",
    '  interface RouteParams {',
    ...routeParams(manifests).map((line) => `  ${line}`),
    '  }',
    '  interface SlotNames {',
    ...slotNames(manifests).map((name) => `    ${quoted(name)}: true;`),
    '  }',
    '}',
    '',
  ].join('\n');
}
