/** Everything that an app's mf.json or code names in another app exists there. */
import { type Release, SHELL } from '@mall/contracts';
import { paramsOf, routeTable } from '@mall/routing';
import { type Candidate, error, type Issue, warning } from './check.ts';

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
  const known = new Set<string>(releases.flatMap(({ mf }) => mf.routes.map(({ id }) => id)));
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

/** A redirect fills the path of its target with its own parameters. */
export function checkRedirectParams({ releases }: Candidate): Issue[] {
  const { redirects, find } = routeTable(releases.map(({ mf }) => mf));
  return redirects.flatMap(({ app, pattern, redirect: { to, language } }) => {
    const needed = paramsOf(find(to)?.route.paths[language] ?? '');
    const missing = needed.filter((name) => !paramsOf(pattern).includes(name));
    return missing.map((name) =>
      error(
        app,
        `${app}: redirect from ${pattern} leads to route ${to}, whose path needs the parameter ${name}; name it in the redirect's path, or redirect to another route`,
      ),
    );
  });
}

export function checkLinks({ releases }: Candidate): Issue[] {
  const known = new Set<string>(releases.flatMap(({ mf }) => mf.routes.map(({ id }) => id)));
  return releases.flatMap(({ app, uses }) =>
    uses.routes
      .filter(({ route }) => !known.has(route))
      .map(({ route, module }) =>
        error(
          app,
          `${app}: ${module} links to route ${route}, which no app of the composition has; name a route that exists, or ask hasRoute('${route}') there and leave the link out`,
        ),
      ),
  );
}

function shownSlots({ mf, uses }: Release): { slot: string; where: string }[] {
  const ofRoutes = mf.routes.flatMap(({ id, slots }) =>
    slots.map((slot) => ({ slot, where: `route ${id}` })),
  );
  const loaded = new Set(ofRoutes.map(({ slot }) => slot));
  const inCode = uses.slots
    .filter(({ slot }) => !loaded.has(slot))
    .map(({ slot, module }) => ({ slot, where: module }));
  return [...ofRoutes, ...inCode];
}

const fillers = (releases: readonly Release[]) =>
  new Map(releases.flatMap(({ app, mf }) => mf.slots.map(({ name }) => [name, app])));

/**
 * An unfilled slot leaves a gap in the page. That may be intended where it is new, or where something
 * is rolled back: a warning. A promotion that empties a slot which a live page shows is an error. A gap
 * that the change neither makes nor could close is not reported.
 */
export function checkSlots({ action, changed, releases, live }: Candidate): Issue[] {
  const filled = fillers(releases);
  const filledLive = fillers(live);
  const shownLive = new Set(live.flatMap(shownSlots).map(({ slot }) => slot));
  return releases.flatMap((release) =>
    shownSlots(release)
      .filter(({ slot }) => !filled.has(slot))
      .filter(({ slot }) => changed.has(release.app) || filledLive.has(slot))
      .map(({ slot, where }) => {
        const { app } = release;
        const message = `${app}: no app fills slot ${slot} of ${where}`;
        const lost = action === 'promote' && shownLive.has(slot) && filledLive.get(slot);
        if (!lost) return warning(app, message);
        return error(
          lost,
          `${message}; ${lost} fills it in what is live: promote a release of ${lost} that does, or a release of ${app} that does not show it`,
        );
      }),
  );
}

/** The suffix of a plural form: the code uses `films.count`, the messages hold `films.count_one`. */
const PLURAL = /_(?:zero|one|two|few|many|other)$/;

function hasMessage(messages: readonly string[], key: string): boolean {
  return messages.some((known) => known === key || known.replace(PLURAL, '') === key);
}

export function checkMessages({ releases }: Candidate): Issue[] {
  const messagesOf = new Map(releases.map(({ app, messages }) => [app, messages]));
  return releases.flatMap(({ app, uses }) =>
    uses.messages
      .filter(({ app: owner, key }) => !hasMessage(messagesOf.get(owner) ?? [], key))
      .map(({ app: owner, key, module }) =>
        error(
          app,
          `${app}: ${module} shows message ${key}, which ${owner} does not have in every language; add it, or promote a release of ${owner} that has it`,
        ),
      ),
  );
}

const major = (version: string) => /\d+/.exec(version)?.[0];

export function checkSharedVersions({ apps, releases }: Candidate): Issue[] {
  if (!(SHELL in apps))
    return [error(SHELL, 'the composition has no shell; promote shell as well')];
  const shell = releases.find(({ app }) => app === SHELL);
  if (!shell) return [];
  return releases.flatMap(({ app, shared }) =>
    Object.entries(shared).flatMap(([name, version]) => {
      const provided = shell.shared[name];
      if (provided && major(provided) === major(version)) return [];
      const right = provided
        ? `but the shell provides ${provided}; build ${app} with that version`
        : 'but the shell does not provide it; add it to the shared packages and release the shell first';
      return [error(app, `${app} was built against ${name} ${version}, ${right}`)];
    }),
  );
}
