/** The contract between the gateway's render worker and the shell's server bundle. */
import type { FormResponse } from '../api/form.ts';
import type { Language } from '../language.ts';
import type { SiteFile, SiteRecord } from './site-record.ts';

/** What the shell's server bundle needs once, when its worker starts. */
export interface RendererOptions {
  site: SiteRecord;
  apiOrigin: string;
  /** Absolute path of each remote's node entry, by app. */
  nodeEntries: Record<string, string>;
  sentryDsn?: string | undefined;
  /** Time after which a part of a page that is still loading is left to the browser. */
  loadTimeoutMs: number;
  /** How long an API response may be reused for further pages of the same content; 0 for none. */
  responseTtlMs: number;
  /**
   * Calls `onTimeout` once a render that runs now has used `ms` more: its waiting, and its share of the
   * time in which the worker is busy. Returns a function that cancels the timer.
   */
  startTimer: (ms: number, onTimeout: () => void) => () => void;
  /** Writes one structured log line. `fields` names the app and the release. */
  log: (level: 'info' | 'warn' | 'error', message: string, fields: Record<string, unknown>) => void;
}

export interface RenderRequest {
  /** Path and query, starting with `/`. */
  url: string;
  /** Value of the language cookie, when it holds a known language. */
  storedLanguage: Language | undefined;
  /** Version of the API's content; undefined where it is not known. */
  contentVersion?: string;
  /** Apps whose modules are not loaded: their parts show the fallback. For a page that crashed a worker. */
  disabledApps?: readonly string[];
  /** Campaigns that have not begun are shown as if they ran: for the smoke test alone. */
  preview?: boolean;
  /** For a form that the page has posted: the response is for this visitor alone and is never cached. */
  formResponse?: FormResponse;
}

export interface RenderResult {
  status: number;
  headers: Record<string, string>;
  /** HTML, or empty for a redirect. */
  body: string;
  /** Whether the response depends on the language cookie (a neutral path). */
  variesByLanguage: boolean;
  /** The app that owns the page; undefined for redirects and not-found pages. */
  owner?: string | undefined;
  /** Expiry of the page in milliseconds since 1970. */
  validUntil?: number | undefined;
  /** The file with the site record that the page's scripts ask for; a redirect has none. */
  site?: SiteFile | undefined;
  /** Apps of which a part failed or is disabled; such a response is not cached. */
  failed: readonly string[];
}

/** What the shell's node bundle exports as `createRenderer`. */
export type CreateRenderer = (options: RendererOptions) => Promise<{
  render(request: RenderRequest): Promise<RenderResult>;
}>;
