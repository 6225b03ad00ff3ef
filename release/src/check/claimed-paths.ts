/** No two routes, aliases or redirects claim one path, none claims one of the gateway's, and no two routes have one id. */
import { GATEWAY_PATHS } from '@mall/contracts';
import { type KnownPath, type KnownRedirect, routeTable } from '@mall/routing';
import { type Candidate, error, type Issue } from './check.ts';

/** Parameters match alike whatever their name; `{product}` stays its own word. */
const normalised = (pattern: string) => pattern.replace(/:[a-zA-Z]+/g, ':');

const ownerOf = (known: KnownPath | KnownRedirect) =>
  `${'route' in known ? `route ${known.route.id}` : `the redirect to ${known.redirect.to}`} of ${known.app}`;

function repeated<Item>(items: readonly Item[], key: (item: Item) => string): [Item, Item][] {
  const first = new Map<string, Item>();
  return items.flatMap((item): [Item, Item][] => {
    const earlier = first.get(key(item));
    if (!earlier) first.set(key(item), item);
    return earlier ? [[earlier, item]] : [];
  });
}

const isOfGateway = ({ pattern }: KnownPath | KnownRedirect) =>
  GATEWAY_PATHS.includes(pattern.split('/')[1] ?? '');

export function checkGatewayPaths({ releases }: Candidate): Issue[] {
  const { paths, redirects } = routeTable(releases.map(({ mf }) => mf));
  return [...paths, ...redirects]
    .filter(isOfGateway)
    .map((known) =>
      error(
        known.app,
        `${known.pattern} (${ownerOf(known)}) belongs to the gateway, like all of ${GATEWAY_PATHS.map((name) => `/${name}`).join(', ')}; give it another path in its mf.json`,
      ),
    );
}

export function checkClaimedPaths({ releases }: Candidate): Issue[] {
  const { paths, redirects } = routeTable(releases.map(({ mf }) => mf));
  return repeated([...paths, ...redirects], ({ pattern }) => normalised(pattern)).map(
    ([earlier, later]) =>
      error(
        later.app,
        `${later.pattern} (${ownerOf(later)}) is already claimed by ${ownerOf(earlier)}; give one of them another path in its mf.json`,
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
