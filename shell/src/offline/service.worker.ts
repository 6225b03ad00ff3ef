/**
 * The service worker: what a visitor has seen of the map and the opening hours stays there without a
 * network (requirement 3.6). A file beside the bundles, so it imports nothing; the gateway puts
 * `offlineList` before it (`OfflineList` of `@mall/contracts`). With a network it serves nothing itself.
 */
{
  // As a type alone, which leaves the file a script.
  type OfflineList = import('@mall/contracts').OfflineList;
  type KeptUrl = OfflineList['pages'][number];

  interface FetchEvent extends Event {
    request: Request;
    clientId: string;
    resultingClientId: string;
    preloadResponse: Promise<Response | undefined>;
    respondWith(response: Promise<Response>): void;
  }
  interface LifeEvent extends Event {
    waitUntil(work: Promise<unknown>): void;
  }
  /** What TypeScript's library of the DOM lacks of a worker's globals. */
  interface WorkerScope {
    offlineList: OfflineList;
    clients: { claim(): Promise<void> };
    registration: ServiceWorkerRegistration;
    skipWaiting(): Promise<void>;
    addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
    addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  }
  const scope = self as unknown as WorkerScope;
  const { version, revision, pages, calls, files, english } = scope.offlineList;

  const PREFIX = 'offline ';
  const CACHE = PREFIX + version;
  const SITE_FILE = /\/site\.json\?v=[\w-]+/g;

  const pathOf = ({ url }: Pick<Request, 'url'>) => {
    const { pathname, search } = new URL(url);
    return pathname + search;
  };
  const loaded = new Set(files);
  const called = new Set(calls.map(({ url }) => url));

  /** Fetches without cookies, so that nothing personal is stored. @throws for what must not be stored. */
  const fetchPublic = async (url: string, headers: Record<string, string> = {}) => {
    const request = new Request(url, { headers, credentials: 'omit', redirect: 'error' });
    const response = await fetch(request);
    const isPublic = !/no-store|private/.test(response.headers.get('cache-control') ?? '');
    if (!response.ok || !isPublic) throw new Error(`${url} cannot be kept`);
    return { request, response };
  };

  /** @returns the URL of the site record that the page names. */
  const keepPage = async (cache: Cache, url: string) => {
    const { request, response } = await fetchPublic(url);
    const isOfList = response.headers.get('x-composition') === String(revision);
    if (!isOfList) throw new Error(`${url} is of another composition`);
    await cache.put(request, response.clone());
    return (await response.text()).match(SITE_FILE) ?? [];
  };

  /** Browsers keep one response for a URL, whatever it varies by. */
  const keyOf = (url: string, language: string | null) => `${url}?kept=${language}`;

  const keepCall = async (cache: Cache, { url, language }: KeptUrl) => {
    const headers = { accept: 'application/json', 'content-language': language };
    const { response } = await fetchPublic(url, headers);
    // Without the gateway's headers: a response that names a composition is one of the network.
    const kept = new Response(response.body, { headers: { 'content-type': 'application/json' } });
    await cache.put(keyOf(url, language), kept);
  };

  const keepAll = async () => {
    const cache = await caches.open(CACHE);
    const records = await Promise.all(pages.map(({ url }) => keepPage(cache, url)));
    await cache.addAll([...new Set([...files, ...records.flat()])]);
    await Promise.all(calls.map((call) => keepCall(cache, call)));
  };

  /** Tried again at the next visit. Until then an earlier worker keeps what it has. */
  const install = async () => {
    try {
      await keepAll();
    } catch (error) {
      await caches.delete(CACHE);
      throw error;
    }
    await scope.skipWaiting();
  };

  const activate = async () => {
    const names = await caches.keys();
    const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
    await Promise.all(old.map((name) => caches.delete(name)));
    // The request of a page does not wait until the worker runs.
    await scope.registration.navigationPreload?.enable();
    await scope.clients.claim();
  };

  /** The page of the URL, else one in its language, whose router then goes on to the URL. */
  const keptPage = async (url: string) => {
    const { pathname } = new URL(url);
    const isEnglish = english.includes(pathname.split('/')[1] ?? '');
    const page =
      pages.find((kept) => kept.url === pathname) ??
      pages.find(({ language }) => (language === 'en') === isEnglish);
    const response = page && (await caches.match(page.url, { ignoreVary: true }));
    if (!response) return undefined;
    const html = await response.text();
    const marked = html.replace('<html ', `<html data-kept="${page.url}" `);
    return new Response(marked, { headers: response.headers });
  };

  /** Clients whose page is a kept one: it needs the files that were kept with it. */
  const shown = new Set<string>();

  const navigate = async ({ request, preloadResponse, resultingClientId }: FetchEvent) => {
    try {
      return (await preloadResponse) ?? (await fetch(request));
    } catch (error) {
      const page = await keptPage(request.url);
      if (!page) throw error;
      shown.add(resultingClientId);
      return page;
    }
  };

  const keptFirst = async (request: Request) =>
    (await caches.match(request, { ignoreVary: true })) ?? fetch(request);

  const networkFirst = async (request: Request, url: string) => {
    try {
      return await fetch(request);
    } catch (error) {
      const language = request.headers.get('content-language');
      const kept = await caches.match(keyOf(url, language), { ignoreVary: true });
      if (!kept) throw error;
      return kept;
    }
  };

  const responseFor = (event: FetchEvent): Promise<Response> | undefined => {
    const { request, clientId } = event;
    const path = pathOf(request);
    if (request.method !== 'GET' || !request.url.startsWith(location.origin)) return undefined;
    if (request.mode === 'navigate') return navigate(event);
    if (called.has(path)) return networkFirst(request, path);
    // A file is never taken from here with a network: it would outlive a rollback.
    const isWithout = !navigator.onLine || shown.has(clientId);
    const isFile = loaded.has(path) || path.startsWith('/site.json?');
    return isWithout && isFile ? keptFirst(request) : undefined;
  };

  scope.addEventListener('install', (event) => event.waitUntil(install()));
  scope.addEventListener('activate', (event) => event.waitUntil(activate()));
  scope.addEventListener('fetch', (event) => {
    const response = responseFor(event);
    if (response) event.respondWith(response);
  });
}
