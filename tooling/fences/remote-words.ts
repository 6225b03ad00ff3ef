/** What belongs to the remotes: names of their `mf.json` files, and slugs of the content. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  API_FORMS,
  DIALOG_SLOTS,
  type MfJson,
  mfJsonSchema,
  NAVIGATION_MENUS,
  routeSchema,
  SHOP_CATEGORIES,
} from '@mall/contracts';

function pathWords(paths: readonly string[]): string[] {
  return paths.flatMap((one) => one.split('/')).filter((word) => word && !word.startsWith(':'));
}

function namesOf({ name, routes, slots, navigation }: MfJson): (string | undefined)[] {
  return [
    name,
    ...routes.flatMap((route) => [
      route.id,
      ...route.slots,
      ...route.aliases.map(({ anchor }) => anchor),
      ...Object.values(route.queryKeys ?? {}).flat(),
    ]),
    ...slots.map((slot) => slot.name),
    ...navigation.map(({ hash }) => hash),
  ];
}

function wordsOf(mf: MfJson): string[] {
  const paths = [
    ...mf.routes.flatMap((route) => Object.values(route.paths)),
    ...mf.routes.flatMap(({ aliases }) => aliases.map((alias) => alias.path)),
    ...mf.redirects.map(({ from }) => from),
  ];
  return [...namesOf(mf).filter((name) => name !== undefined), ...pathWords(paths)];
}

/** Names of the contracts, which a remote may use as well. */
function commonWords(): string[] {
  return [
    ...NAVIGATION_MENUS,
    ...DIALOG_SLOTS,
    ...routeSchema.shape.entries.unwrap().options,
    ...Object.keys(API_FORMS),
  ];
}

function shopSlugs(tree: string): string[] {
  const file = path.join(tree, 'api/content/shops.yaml');
  if (!existsSync(file)) return [];
  return [...readFileSync(file, 'utf8').matchAll(/^- slug: (\S+)/gm)].map(([, slug = '']) => slug);
}

/** @param added names that a remote is about to have. */
export function remoteWords(tree: string, added: readonly string[] = []): ReadonlySet<string> {
  const remotes = globSync('mf-*/mf.json', { cwd: tree }).map((file) => path.join(tree, file));
  const words = new Set(
    remotes.flatMap((file) => wordsOf(mfJsonSchema.parse(JSON.parse(readFileSync(file, 'utf8'))))),
  );
  for (const word of [...shopSlugs(tree), ...SHOP_CATEGORIES, ...added]) words.add(word);
  for (const word of commonWords()) words.delete(word);
  return words;
}
