/** No two routes, aliases or redirects claim one path, and no two routes have one id. */
import type { MfJson } from '@mall/contracts';
import { type Candidate, error, type Issue } from './check.ts';

interface Claim {
  app: string;
  path: string;
  what: string;
}

/** Parameters match alike whatever their name; `{product}` stays a word of its own. */
const normalised = (path: string) => path.replace(/:[a-zA-Z]+/g, ':');

function claimsOf(app: string, { routes, redirects }: MfJson): Claim[] {
  const ofRoutes = routes.flatMap(({ id, paths, aliases }) => {
    const all = new Set([paths.hu, paths.en, ...aliases.map((alias) => alias.path)]);
    return [...all].map((path) => ({ app, path, what: `route ${id}` }));
  });
  const ofRedirects = redirects.map(({ from, to }) => ({
    app,
    path: from,
    what: `the redirect to ${to}`,
  }));
  return [...ofRoutes, ...ofRedirects];
}

function repeated<Item>(items: readonly Item[], key: (item: Item) => string): [Item, Item][] {
  const first = new Map<string, Item>();
  return items.flatMap((item): [Item, Item][] => {
    const earlier = first.get(key(item));
    if (!earlier) first.set(key(item), item);
    return earlier ? [[earlier, item]] : [];
  });
}

export function checkClaimedPaths({ releases }: Candidate): Issue[] {
  const claims = releases.flatMap(({ app, mf }) => claimsOf(app, mf));
  return repeated(claims, ({ path }) => normalised(path)).map(([earlier, later]) =>
    error(
      later.app,
      `${later.path} (${later.what} of ${later.app}) is already claimed by ${earlier.what} of ${earlier.app}; give one of them another path in its mf.json`,
    ),
  );
}

export function checkRouteIds({ releases }: Candidate): Issue[] {
  const ids = releases.flatMap(({ app, mf }) => mf.routes.map(({ id }) => ({ app, id })));
  return repeated(ids, ({ id }) => id).map(([earlier, later]) =>
    error(
      later.app,
      `route id ${later.id} of ${later.app} is already used by ${earlier.app}; route ids are unique in the whole site`,
    ),
  );
}
