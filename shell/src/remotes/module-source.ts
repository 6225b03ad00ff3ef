/** Loads a remote's exposed module: by script tags in the browser, from disk on the server. */
import type { SiteApp } from '@mall/contracts';

export interface ModuleSource {
  /**
   * Loads one exposed module with its styles.
   * @param exposed for instance `./pages/cinema`.
   * @throws when any of its files cannot be loaded; a later call tries again.
   */
  load(app: SiteApp, exposed: string): Promise<unknown>;
}
