import { ApiError } from '@mall/http';
import { resolvePath } from '@mall/routing';
import type { LoaderArgs } from '@mall/runtime';
import { type SampleModules, sampleModules } from '../remotes/testing/sample-site.ts';
import { sampleLanguageContext } from '../site/testing/sample-language-context.ts';
import { samplePage } from '../site/testing/sample-page.ts';
import { loadPage, loadPageModules, type PageLoading, sendCalls } from './load-page.ts';

const PAGE = 'cinema ./pages/cinema';
const SLOT = 'parking ./slots/free-places';
const CONFIG = { city: 'Budapest' };
const CINEMA_STATE = samplePage('cinema');

/** The API. */
const get = jest.fn();

let modules: SampleModules;
let failures: { part: object; error: unknown }[];

beforeEach(() => {
  modules = sampleModules();
  failures = [];
  get.mockReset().mockImplementation(async (call) => (call === 'config' ? CONFIG : {}));
});

function loadingAt(pathname: string, limit?: PageLoading['limit']) {
  const { asked, ...sample } = sampleLanguageContext(modules, get);
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
  test('passes URL, parameters and language to its loader', async () => {
    let given: LoaderArgs | undefined;
    loadWith('cinema ./pages/movie', async (args) => {
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
    expect(languageContext.queryClient.getQueryData(['hu', 'config', {}])).toEqual(CONFIG);
  });
});

test.each([
  ['are sent before its module is there, and not again by its loader', '', 1],
  ['wait for its loader where the URL has a query', '?nap=1', 0],
])('the calls that a route names %s', async (_title, search, count) => {
  const { loading } = loadingAt(`/mozi/comet${search}`);
  const sent = () => get.mock.calls.filter(([call]) => call === 'movie');
  let before: number | undefined;
  loadWith('cinema ./pages/movie', (args) => {
    before = sent().length;
    return args.load('movie', { slug: 'comet' });
  });
  sendCalls(loading, pathOf(loading));
  await loadPage(loading, pathOf(loading));
  expect(before).toBe(count);
  expect(sent().map(([, params]) => params)).toEqual([{ slug: 'comet' }]);
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

test('a page is shown without the data of a slot that takes too long', async () => {
  loadWith(SLOT, never);
  expect(await load('/mozi', shortLimit).state).toEqual(CINEMA_STATE);
  expect(failures).toMatchObject([{ part: { app: 'parking' } }]);
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
  ['with the campaign’s name', async () => [{ id: 'films', title: 'Film week' }], 'Film week'],
  ['without a name while the API is away', () => Promise.reject(new Error('away')), undefined],
])('the page of an ended campaign is over, %s, and loads no module', async (_, times, campaign) => {
  get.mockImplementation(times);
  const { loading, asked } = loadingAt('/mozi');
  const page = pathOf(loading);
  const site = { ...loading.site, endedCampaigns: ['films'] };
  const route = { ...page.path.route, campaign: 'films' };
  const state = await loadPage({ ...loading, site }, { ...page, path: { ...page.path, route } });
  expect(state).toMatchObject({ kind: 'over', routeId: 'cinema', campaign });
  expect(asked).not.toContain(PAGE);
});
