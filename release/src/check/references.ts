/** What one app's mf.json names in another app is there. */
import type { Release } from '@mall/contracts';
import { type Candidate, error, type Issue, warning } from './check.ts';

/** Each mention of a route id in an mf.json, with where it stands. */
function routeReferences({ mf }: Release): { where: string; route: string }[] {
  return [
    ...mf.redirects.map(({ from, to }) => ({ where: `redirect from ${from}`, route: to })),
    ...mf.navigation.map(({ menu, route }) => ({ where: `navigation in menu ${menu}`, route })),
    ...mf.routes.flatMap(({ id, list }) =>
      list ? [{ where: `list of route ${id}`, route: list }] : [],
    ),
  ];
}

export function checkRouteReferences({ releases }: Candidate): Issue[] {
  const known = new Set(releases.flatMap(({ mf }) => mf.routes.map(({ id }) => id)));
  return releases.flatMap((release) =>
    routeReferences(release)
      .filter(({ route }) => !known.has(route))
      .map(({ where, route }) =>
        error(
          release.app,
          `${release.app}: ${where} names route ${route}, which no app of the composition has; promote that app together with this one, or name a route that exists`,
        ),
      ),
  );
}

/** A slot without content is a page with a gap, which may be meant. */
export function checkSlots({ releases }: Candidate): Issue[] {
  const filled = new Set(releases.flatMap(({ mf }) => mf.slots.map(({ name }) => name)));
  return releases.flatMap(({ app, mf }) =>
    mf.routes.flatMap(({ id, slots }) =>
      slots
        .filter((slot) => !filled.has(slot))
        .map((slot) => warning(app, `${app}: no app fills slot ${slot} of route ${id}`)),
    ),
  );
}
