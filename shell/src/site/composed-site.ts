/** What a composition gives to every page: its record, its routes and the modules of its remotes. */
import type { SiteRecord } from '@mall/contracts';
import type { RouteTable } from '@mall/routing';
import type { ModuleRegistry } from '../remotes/module-registry.ts';

export interface ComposedSite {
  site: SiteRecord;
  table: RouteTable;
  registry: ModuleRegistry;
}
