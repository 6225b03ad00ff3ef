/** What the shell's components know of the site and of the visit's sessions. */
import type { Language, SiteRecord } from '@mall/contracts';
import type { RouteTable } from '@mall/routing';
import type { SlotRegistry } from '@mall/runtime';
import { createContext, use } from 'react';
import type { ModuleRegistry } from '../remotes/module-registry.ts';
import type { Session } from './session.ts';

export interface SiteContextValue {
  site: SiteRecord;
  table: RouteTable;
  registry: ModuleRegistry;
  /** The session of a language whose page has been loaded. */
  session(language: Language): Session;
  slots(session: Session): SlotRegistry;
  /** Told when a page is shown in `language`: data of the other language is forgotten. */
  shown(language: Language): void;
}

export const SiteContext = createContext<SiteContextValue | undefined>(undefined);

export function useSite(): SiteContextValue {
  const site = use(SiteContext);
  if (!site) throw new Error('useSite needs SiteContext above it');
  return site;
}
