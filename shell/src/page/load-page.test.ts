import { ApiError } from '@mall/http';
import { resolvePath } from '@mall/routing';
import type { LoaderArgs } from '@mall/runtime';
import { aConfig } from '@mall/testing';
import { type SampleModules, sampleModules } from '../remotes/testing/sample-site.ts';
import { sampleLanguageContext } from '../site/testing/sample-language-context.ts';
import { loadNotFound, loadPage, loadPageModules, type PageLoading } from './load-page.ts';

const PAGE = 'cinema ./pages/cinema';
const SLOT = 'parking ./slots/free-places';
const CINEMA_STATE = {
  kind: 'page',
  language: 'hu',
  routeId: 'cinema',
  params: {},
  data: null,
} as const;

let modules: SampleModules;
let config: () => Promise<unknown>;
let failures: { part: object; error: unknown }[];

beforeEach(() => {
  modules = sampleModules();
  config = async () => aConfig();
  failures = [];
});

function loadingAt(
  pathname: string,
  limit?: PageLoading['limit'],
  campaignTimes = async (): Promise<unknown> => [],
) {
  const get = (call: string) => (call === 'config' ? config() : campaignTimes());
  const { asked, ...sample } = sampleLanguageContext(modules, get as never);
  const loading: PageLoading = {
    ...sample,
    url: new URL(pathname, sample.site.origin),
    onFailure: (part, error) => failures.push({ part, error }),
    ...(limit && { limit }),
  };
  return { loading, asked };
}

function load(pathname = '/mozi', limit?: PageLoading['limit']) {
  const { loading } = loadingAt(pathname, limit);
  const path = resolvePath(loading.table, loading.url.pathname, undefined);
  if (path.kind !== 'page') throw new Error(`${pathname} is ${path.kind}`);
  return { loading, state: loadPage(loading, path) };
}

/** Rejects once everything that is not blocked has ended. */
const late = () =>
  new Promise<never>((_resolve, reject) => setTimeout(reject, 1, new Error('late')));

/** Gives a module a loader, or another one. */
function loadWith(module: string, loader: (args: LoaderArgs) => unknown) {
  modules[module] = { ...(modules[module] as object), loader };
}

describe('a page', () => {
  test('passes URL, parameters and language to its loader and returns its data', async () => {
    let given: LoaderArgs | undefined;
    loadWith('cinema ./pages/movie', async (args) => {
      given = args;
      return { name: 'Comet' };
    });
    const { state } = load('/mozi/comet?nap=1');
    expect(await state).toEqual({
      kind: 'page',
      language: 'hu',
      routeId: 'movie',
      params: { slug: 'comet' },
      data: { name: 'Comet' },
    });
    expect(given).toMatchObject({ params: { slug: 'comet' }, language: 'hu' });
    expect(given?.url.href).toBe('https://mall.example/mozi/comet?nap=1');
    expect(failures).toEqual([]);
  });

  test('has no time limit by default', async () => {
    loadWith(PAGE, () => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(await load().state).toEqual(CINEMA_STATE);
  });

  test('is loaded with its messages, its slots and what the header shows', async () => {
    const slotLoader = jest.fn();
    loadWith(SLOT, slotLoader);
    const { loading, state } = load();
    await state;
    const { languageContext, registry } = loading;
    expect(languageContext.i18n.getFixedT('hu', 'cinema')('films.title')).toBe('Filmek');
    expect(registry.get('parking', './slots/free-places')).toBe(modules[SLOT]);
    expect([...languageContext.slotsReady]).toEqual([SLOT]);
    expect(slotLoader).toHaveBeenCalledTimes(1);
    expect(languageContext.queryClient.getQueryData(['hu', 'config', {}])).toEqual(aConfig());
  });
});

describe('a page that cannot be shown', () => {
  test('is not found when the API does not know its entry', async () => {
    loadWith(PAGE, () => Promise.reject(new ApiError('/api/movies/x', 404, ['not_found'])));
    expect(await load().state).toEqual({ kind: 'not-found', language: 'hu' });
    expect(failures).toEqual([]);
  });

  test.each([
    ['the API fails', new ApiError('/api/movies', 503, [])],
    ['the API does not answer', new ApiError('/api/movies', 0, [])],
    ['its loader is broken', Object.assign(new Error('broken'), { status: 404 })],
  ])('is unavailable when %s', async (_, error) => {
    loadWith('cinema ./pages/movie', () => Promise.reject(error));
    expect(await load('/mozi/comet').state).toEqual({
      kind: 'unavailable',
      language: 'hu',
      routeId: 'movie',
      params: { slug: 'comet' },
      app: 'cinema',
    });
    expect(failures).toEqual([{ part: { app: 'cinema', part: './pages/movie' }, error }]);
  });

  test('is unavailable when its module cannot be loaded', async () => {
    modules[PAGE] = new Error('404');
    expect(await load().state).toMatchObject({ kind: 'unavailable', app: 'cinema' });
    expect(failures).toMatchObject([
      { part: { app: 'cinema' }, error: { name: 'RemoteModuleError' } },
    ]);
  });

  test('is unavailable when it takes too long', async () => {
    loadWith(PAGE, () => new Promise(() => undefined));
    const limit: PageLoading['limit'] = (work) => Promise.race([work(), late()]);
    expect(await load('/mozi', limit).state).toMatchObject({ kind: 'unavailable' });
    expect(failures).toMatchObject([{ error: { message: 'late' } }]);
  });
});

describe('a page is shown', () => {
  test('without a slot that cannot be loaded', async () => {
    modules[SLOT] = new Error('404');
    const { loading, state } = load();
    expect(await state).toEqual(CINEMA_STATE);
    expect(failures).toMatchObject([{ part: { app: 'parking', part: './slots/free-places' } }]);
    expect(loading.languageContext.slotsReady.size).toBe(0);
  });

  test('without the data of a slot that takes too long', async () => {
    loadWith(SLOT, () => new Promise(() => undefined));
    const limit: PageLoading['limit'] = (work) => Promise.race([work(), late()]);
    expect(await load('/mozi', limit).state).toEqual(CINEMA_STATE);
    expect(failures).toMatchObject([{ part: { app: 'parking' } }]);
  });

  test('without what the header shows of the API', async () => {
    const error = new ApiError('/api/config', 503, []);
    config = () => Promise.reject(error);
    expect(await load().state).toEqual(CINEMA_STATE);
    expect(failures).toEqual([{ part: { app: 'shell', part: 'config' }, error }]);
  });
});

test('a not-found page has what the header shows, and loads no remote', async () => {
  const { loading, asked } = loadingAt('/nincs');
  expect(await loadNotFound(loading, 'en')).toEqual({ kind: 'not-found', language: 'en' });
  expect(loading.languageContext.queryClient.getQueryData(['hu', 'config', {}])).toEqual(aConfig());
  expect(asked).toEqual([]);
});

describe('the modules of a page that the server rendered', () => {
  test('are loaded with its slots; the data is there already', async () => {
    const loader = jest.fn();
    loadWith(PAGE, loader);
    const { loading } = loadingAt('/mozi');
    await loadPageModules(loading, CINEMA_STATE);
    expect(loading.registry.get('cinema', './pages/cinema')).toBe(modules[PAGE]);
    expect([...loading.languageContext.slotsReady]).toEqual([SLOT]);
    expect(loader).not.toHaveBeenCalled();
  });

  test('are none where no page was rendered', async () => {
    const { loading, asked } = loadingAt('/nincs');
    await loadPageModules(loading, { kind: 'not-found', language: 'hu' });
    expect(asked).toEqual([]);
  });

  test('are an error when the page’s own fail to load', async () => {
    modules[PAGE] = new Error('404');
    const { loading } = loadingAt('/mozi');
    await expect(loadPageModules(loading, CINEMA_STATE)).rejects.toThrow('cinema@');
  });

  test('are an error when no app has the route', async () => {
    const { loading } = loadingAt('/mozi');
    const bringing = loadPageModules(loading, { ...CINEMA_STATE, routeId: 'gone' });
    await expect(bringing).rejects.toThrow('no app has the route gone');
  });
});

describe('a page whose campaign is over', () => {
  const ended = (campaignTimes: () => Promise<unknown>) => {
    const { loading, asked } = loadingAt('/mozi', undefined, campaignTimes);
    const path = resolvePath(loading.table, '/mozi', undefined);
    if (path.kind !== 'page') throw new Error('the sample has no page');
    const site = { ...loading.site, endedCampaigns: ['films'] };
    const route = { ...path.path.route, campaign: 'films' };
    return {
      asked,
      state: loadPage({ ...loading, site }, { ...path, path: { ...path.path, route } }),
    };
  };

  test('has the name of the campaign, and does not load its module', async () => {
    const { asked, state } = ended(async () => [
      { id: 'films', from: '', until: '', title: 'Film week' },
    ]);
    expect(await state).toMatchObject({ kind: 'over', routeId: 'cinema', campaign: 'Film week' });
    expect(asked).not.toContain(PAGE);
  });

  test('goes without the name while the API is away', async () => {
    const { state } = ended(() => Promise.reject(new Error('away')));
    expect(await state).toMatchObject({ kind: 'over', campaign: undefined });
  });
});
