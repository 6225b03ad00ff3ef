/** What the router's loader says of a page; together with the data store it is all that rendering needs. */
import type { Language } from '@mall/contracts';

export type PageState =
  | {
      kind: 'page';
      language: Language;
      routeId: string;
      params: Record<string, string>;
      data: unknown;
    }
  | { kind: 'not-found'; language: Language }
  /** The page's module or data could not be had. `app` owns the page. */
  | {
      kind: 'unavailable';
      language: Language;
      routeId: string;
      params: Record<string, string>;
      app: string;
    };

export const STATUS = { page: 200, 'not-found': 404, unavailable: 503 } as const;
