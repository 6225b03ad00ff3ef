/** One language's part of a visit: its messages, its data, its API client. A language change makes a new one. */
import type { Language, SiteRecord } from '@mall/contracts';
import type { Api } from '@mall/http';
import { addMessages, createI18n, type I18n, type Messages } from '@mall/i18n';
import { fillPath, type RouteTable } from '@mall/routing';
import { loadInto, menuEntries, type Visit } from '@mall/runtime';
import { QueryClient } from '@tanstack/react-query';

/** How long data counts as fresh within a visit, in milliseconds. */
const FRESH_FOR = 5 * 60_000;

export interface Session {
  language: Language;
  i18n: I18n;
  api: Api;
  queryClient: QueryClient;
  load: ReturnType<typeof loadInto>;
  visit: Visit;
  /** Slot fillings (`<app> <module>`) whose module and messages are here. */
  slotsReady: Set<string>;
}

export interface SessionOptions {
  site: SiteRecord;
  table: RouteTable;
  api: Api;
  /** The shell's own messages. */
  messages: Messages;
  /** When the server rendered the page; now where the server asks. */
  renderedAt?: number;
  /** An instance that is already filled; without it a new one is made. */
  i18n?: I18n;
  /** The store that the browser's sessions share: what is shown in both languages keeps watching it. */
  queryClient?: QueryClient;
}

function visitOf({ site, table, api, renderedAt = Date.now() }: SessionOptions): Visit {
  const routeOf = (id: string) => {
    const found = table.find(id);
    if (!found) throw new Error(`no app of the composition has a route ${id}`);
    return found.route;
  };
  return {
    language: api.language,
    brand: site.brand,
    api,
    renderedAt,
    pathTo: (...[id, params, language = api.language]) =>
      fillPath(routeOf(id).paths[language], params),
    hasRoute: (id) => table.find(id) !== undefined,
    menu: (name) => menuEntries(site, name),
  };
}

/** An empty data store. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: FRESH_FOR, retry: false, refetchOnWindowFocus: false },
    },
  });
}

export function createSession(options: SessionOptions): Session {
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
    visit: visitOf(options),
    slotsReady: new Set(),
  };
}
