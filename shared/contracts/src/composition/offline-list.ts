/** The gateway's list of what the service worker stores for visitors without a network. */
import type { Language } from '../language.ts';

/** The service worker in the shell's web folder. Its name has no hash: it is served at `/service-worker.js`. */
export const SERVICE_WORKER_FILE = 'files/service.worker.js';

interface KeptUrl {
  url: string;
  language: Language;
}

/** `self.offlineList` of the service worker. */
export interface OfflineList {
  /** Another one makes browsers store everything anew. */
  version: string;
  /** The composition that the pages must be of. */
  revision: number;
  pages: readonly KeptUrl[];
  /** Calls of the API. */
  calls: readonly KeptUrl[];
  /** Scripts, styles and fonts; immutable. */
  files: readonly string[];
  /** First segments of the English paths: a page that is not kept is replaced by one in its language. */
  english: readonly string[];
}
