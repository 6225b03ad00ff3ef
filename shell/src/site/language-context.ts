/** Everything that depends on the language: messages, API client, data. A language change makes a new one. */
import type { FormResponse, Language, SiteRecord } from '@mall/contracts';
import type { Api } from '@mall/http';
import { addMessages, createI18n, type I18n, type Messages } from '@mall/i18n';
import { isEnded, type RouteTable, routePath } from '@mall/routing';
import { loadInto, menuEntries, type ShellContext, searchLinks } from '@mall/runtime';
import { QueryClient } from '@tanstack/react-query';
import { hasNetwork } from '../remotes/network.ts';

const FRESH_MS = 5 * 60_000;

/** The data of a page that stays in view, such as on a screen of the mall, is loaded again after this time. */
const RENEW_MS = 15 * 60_000;

/** On a kept page it is requested this often: browsers have no event for a server that responds again. */
const NETWORK_CHECK_MS = 60_000;

export interface LanguageContext {
  language: Language;
  i18n: I18n;
  api: Api;
  queryClient: QueryClient;
  load: ReturnType<typeof loadInto>;
  shellContext: ShellContext;
  /** Keys (`slotKey`) of the slot entries whose module and messages are loaded. */
  slotsReady: Set<string>;
}

export interface LanguageContextOptions {
  site: SiteRecord;
  table: RouteTable;
  api: Api;
  messages: Messages;
  /** When the server rendered the page, in milliseconds; the current time on the server. */
  renderedAt?: number;
  /** For a page that was rendered for a form it had posted. */
  formResponse?: FormResponse | undefined;
  i18n?: I18n;
  queryClient?: QueryClient;
}

function shellContextOf(options: LanguageContextOptions): ShellContext {
  const { site, table, api, renderedAt = Date.now(), formResponse } = options;
  const routeOf = (id: string) => {
    const found = table.find(id);
    if (!found) throw new Error(`no app of the composition has a route ${id}`);
    return found.route;
  };
  const links: Pick<ShellContext, 'language' | 'pathTo' | 'hasRoute'> = {
    language: api.language,
    pathTo: (...[id, params, language = api.language]) => routePath(routeOf(id), language, params),
    // A campaign that is over has its page still, but nobody is led there.
    hasRoute: (id) => {
      const route = table.find(id)?.route;
      return route !== undefined && !isEnded(site, route);
    },
  };
  return {
    ...links,
    brand: site.brand,
    origin: site.origin,
    api,
    renderedAt,
    formResponse,
    menu: (name) => menuEntries(site, name),
    searchLinks: (result, query) => searchLinks(site.apps, result, query, links),
  };
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: false,
        refetchOnWindowFocus: hasNetwork,
        refetchInterval: () => (hasNetwork() ? RENEW_MS : navigator.onLine && NETWORK_CHECK_MS),
        // Without a network a query fails. By default it would wait, and its page with it.
        networkMode: 'offlineFirst',
      },
    },
  });
}

export function createLanguageContext(options: LanguageContextOptions): LanguageContext {
  const { site, api, messages } = options;
  const i18n = options.i18n ?? createI18n(api.language, site.brand.name);
  addMessages(i18n, 'shell', api.language, messages);
  const queryClient = options.queryClient ?? createQueryClient();
  return {
    language: api.language,
    i18n,
    api,
    queryClient,
    load: loadInto(queryClient, api),
    shellContext: shellContextOf(options),
    slotsReady: new Set(),
  };
}
