import { ApiError } from '@mall/http';
import { resolvePath } from '@mall/routing';
import type { LoaderArgs } from '@mall/runtime';
import { aConfig } from '@mall/testing';
import { type SampleModules, sampleModules } from '../remotes/testing/sample-site.ts';
import { sampleLanguageContext } from '../site/testing/sample-language-context.ts';
import { samplePage } from '../site/testing/sample-page.ts';
import {
  loadNotFound,
  loadPage,
  loadPageModules,
  type PageLoading,
  sendCalls,
} from './load-page.ts';

const PAGE = 'cinema ./pages/cinema';
const SLOT = 'parking ./slots/free-places';
const CINEMA_STATE = samplePage('cinema');

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
  return { loading, state: loadPage(loading, pathOf(loading)) };
}

function pathOf({ table, url }: PageLoading) {
  const path = resolvePath(table, url.pathname, undefined);
  if (path.kind !== 'page') throw new Error(`${url.pathname} is ${path.kind}`);
  return path;
}

/** A time limit that ends once everything that is not blocked has ended. */
const shortLimit: PageLoading['limit'] = (work) =>
  Promise.race([
    work(),
    new Promise<never>((_resolve, reject) => setTimeout(reject, 1, new Error('late'))),
  ]);

const never = () => new Promise(() => undefined);

/** Sets the loader of a module. */
function loadWith(module: string, loader: (args: LoaderArgs) => unknown) {
  modules[module] = { ...(modules[module] as object), loader };
}

describe('a page', () => {
  test('passes URL, parameters and language to its loader, which has no time limit by default', async () => {
    let given: LoaderArgs | undefined;
    loadWith('cinema ./pages/movie', async (args) => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      given = args;
      return { name: 'Comet' };
    });
    const { state } = load('/mozi/comet?nap=1');
    expect(await state).toEqual({ ...samplePage('movie', 'comet'), data: { name: 'Comet' } });
    expect(given).toMatchObject({ params: { slug: 'comet' }, language: 'hu' });
    expect(given?.url.href).toBe('https://mall.example/mozi/comet?nap=1');
    expect(failures).toEqual([]);
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

describe('the calls that a route names', () => {
  const NAMED = { call: 'movie', params: { slug: ':slug' } } as const;

  /** Loads the page at `search` of a film; the module's loader asks for it. @returns the calls that were sent. */
  async function callsOf(search: string): Promise<unknown[]> {
    const get = jest.fn(async (_call: string, _params?: object) => ({}));
    const { asked: _, ...sample } = sampleLanguageContext(modules, get as never);
    const url = new URL(`/mozi/comet${search}`, sample.site.origin);
    const before: unknown[] = [];
    loadWith('cinema ./pages/movie', ({ load }) => {
      before.push(...get.mock.calls.map(([call]) => call).filter((call) => call !== 'config'));
      return load('movie', { slug: 'comet' });
    });
    const loading: PageLoading = { ...sample, url, onFailure: () => undefined };
    const page = pathOf(loading);
    const route = { ...page.path.route, calls: [NAMED] };
    const named = { ...page, path: { ...page.path, route } };
    sendCalls(loading, named);
    await loadPage(loading, named);
    const sent = get.mock.calls.filter(([call]) => call === 'movie').map(([, params]) => params);
    return [before, sent];
  }

  test('are sent before the module is there, and not again by its loader', async () => {
    expect(await callsOf('')).toEqual([['movie'], [{ slug: 'comet' }]]);
  });

  test('wait for the loader where the URL has a query', async () => {
    expect(await callsOf('?nap=1')).toEqual([[], [{ slug: 'comet' }]]);
  });
});

describe('a page that cannot be shown', () => {
  test('is not found when the API has no such entry', async () => {
    loadWith(PAGE, () => Promise.reject(new ApiError('/api/movies/x', 404, ['not_found'])));
    expect(await load().state).toEqual({ kind: 'not-found', language: 'hu' });
    expect(failures).toEqual([]);
  });

  test.each([
    ['the API fails', new ApiError('/api/movies', 503, [])],
    ['the API sends no response', new ApiError('/api/movies', 0, [])],
    ['its loader is broken', Object.assign(new Error('broken'), { status: 404 })],
  ])('is unavailable when %s', async (_, error) => {
    loadWith('cinema ./pages/movie', () => Promise.reject(error));
    expect(await load('/mozi/comet').state).toEqual({
      ...{ kind: 'unavailable', language: 'hu' },
      ...{ routeId: 'movie', params: { slug: 'comet' }, app: 'cinema' },
    });
    expect(failures).toEqual([{ part: { app: 'cinema', part: './pages/movie' }, error }]);
  });

  test('is unavailable when it takes too long', async () => {
    loadWith(PAGE, never);
    expect(await load('/mozi', shortLimit).state).toMatchObject({ kind: 'unavailable' });
    expect(failures).toMatchObject([{ error: { message: 'late' } }]);
  });
});

describe('a page is shown', () => {
  test('without the data of a slot that takes too long', async () => {
    loadWith(SLOT, never);
    expect(await load('/mozi', shortLimit).state).toEqual(CINEMA_STATE);
    expect(failures).toMatchObject([{ part: { app: 'parking' } }]);
  });

  test('without the header’s data of the API', async () => {
    const error = new ApiError('/api/config', 503, []);
    config = () => Promise.reject(error);
    expect(await load().state).toEqual(CINEMA_STATE);
    expect(failures).toEqual([{ part: { app: 'shell', part: 'config' }, error }]);
  });
});

test('a not-found page loads the header’s data and no remote', async () => {
  const { loading, asked } = loadingAt('/nincs');
  expect(await loadNotFound(loading, 'en')).toEqual({ kind: 'not-found', language: 'en' });
  expect(loading.languageContext.queryClient.getQueryData(['hu', 'config', {}])).toEqual(aConfig());
  expect(asked).toEqual([]);
});

describe('the modules of a page that the server rendered', () => {
  test('are loaded with its slots, without loading its data again', async () => {
    const loader = jest.fn();
    loadWith(PAGE, loader);
    const { loading } = loadingAt('/mozi');
    await loadPageModules(loading, CINEMA_STATE);
    expect(loading.registry.get('cinema', './pages/cinema')).toBe(modules[PAGE]);
    expect([...loading.languageContext.slotsReady]).toEqual([SLOT]);
    expect(loader).not.toHaveBeenCalled();
  });

  test.each([
    ['they fail to load', 'cinema', 'cinema@'],
    ['no app has the route', 'gone', 'no app has the route gone'],
  ])('are an error when %s', async (_, routeId, message) => {
    modules[PAGE] = new Error('404');
    const { loading } = loadingAt('/mozi');
    const loaded = loadPageModules(loading, { ...CINEMA_STATE, routeId });
    await expect(loaded).rejects.toThrow(message);
  });
});

test.each([
  [
    'with the campaign’s name',
    async () => [{ id: 'films', from: '', until: '', title: 'Film week' }],
    'Film week',
  ],
  ['without a name while the API is away', () => Promise.reject(new Error('away')), undefined],
])('the page of an ended campaign is over, %s, and loads no module', async (_, times, campaign) => {
  const { loading, asked } = loadingAt('/mozi', undefined, times);
  const page = pathOf(loading);
  const site = { ...loading.site, endedCampaigns: ['films'] };
  const route = { ...page.path.route, campaign: 'films' };
  const state = await loadPage({ ...loading, site }, { ...page, path: { ...page.path, route } });
  expect(state).toMatchObject({ kind: 'over', routeId: 'cinema', campaign });
  expect(asked).not.toContain(PAGE);
});
