/** The list of what browsers keep for visitors without a network: pages, their data, their exact files. */
import {
  API_PATHS,
  LANGUAGES,
  type OfflineList,
  type Release,
  type Route,
  releaseFileUrl,
  SHELL,
  type SiteRecord,
} from '@mall/contracts';

type KeptRoute = Route & { offline: NonNullable<Route['offline']> };

const isKept = (route: Route): route is KeptRoute => route.offline !== undefined;

/** Of the scripts, styles and fonts, before compression: a phone stores them without having asked for it. */
const MAX_BYTES = 1_800_000;

const LOADED = /^web\/(.+\.(?:js|css|woff2))$/;

interface KeptFile {
  url: string;
  bytes: number;
}

/** Files of other pages and slots are left out; those that no module names may be loaded by any of them. */
function filesOf({ app, id, files, exposes, mf }: Release): KeptFile[] {
  const pages = mf.routes.filter(isKept).map(({ module }) => module);
  if (app !== SHELL && pages.length === 0) return [];
  const namesOf = (isWanted: (module: string) => boolean) =>
    Object.entries(exposes).flatMap(([module, { js, css }]) =>
      isWanted(module) ? [...js, ...css] : [],
    );
  const isNeeded = (module: string) =>
    app === SHELL || /^\.\/messages\//.test(module) || pages.includes(module);
  const needed = new Set(namesOf(isNeeded));
  const ofOthers = new Set(namesOf((module) => !isNeeded(module)));
  return files
    .map(({ path, bytes }) => ({ file: LOADED.exec(path)?.[1], bytes }))
    .filter(({ file }) => file && (needed.has(file) || !ofOthers.has(file)))
    .map(({ file = '', bytes }) => ({ url: releaseFileUrl(app, id, file), bytes }));
}

/** @throws {Error} naming the sizes when the files of all releases are too large. */
function urlsWithinLimit(releases: readonly Release[]): string[] {
  const files = releases.flatMap(filesOf);
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  if (total > MAX_BYTES)
    throw new Error(`the offline pages need ${total} bytes of files; the limit is ${MAX_BYTES}`);
  return files.map(({ url }) => url);
}

const firstSegment = (path: string) => path.split('/')[1] ?? '';

function englishSegments(routes: readonly Route[]): string[] {
  const segments = (language: 'hu' | 'en') =>
    new Set(routes.map(({ paths }) => firstSegment(paths[language])));
  return [...segments('en').difference(segments('hu'))];
}

/**
 * @param state names the content and the day: another one makes browsers store everything anew.
 * @throws {Error} when the files are larger than browsers are asked to store.
 */
export function offlineList(
  { revision, apps }: Pick<SiteRecord, 'revision' | 'apps'>,
  releases: readonly Release[],
  state: string,
): OfflineList {
  const routes = apps.flatMap((app) => app.routes);
  const kept = routes.filter(isKept);
  const calls = new Set(kept.flatMap(({ offline }) => offline));
  return {
    version: `${revision} ${state}`,
    revision,
    pages: kept.flatMap(({ paths }) =>
      LANGUAGES.map((language) => ({ url: paths[language], language })),
    ),
    calls: [...calls].flatMap((call) =>
      LANGUAGES.map((language) => ({ url: `/api${API_PATHS[call]}`, language })),
    ),
    files: urlsWithinLimit(releases),
    english: englishSegments(routes),
  };
}
