import type { Language, SiteRecord } from '@mall/contracts';
import type { RouteTable } from '@mall/routing';
import type { SlotRegistry } from '@mall/runtime';
import { createContext, use } from 'react';
import type { ModuleRegistry } from '../remotes/module-registry.ts';
import type { LanguageContext } from './language-context.ts';

export interface ComposedSite {
  site: SiteRecord;
  table: RouteTable;
  registry: ModuleRegistry;
}

export interface SiteContextValue extends ComposedSite {
  /** The context of a language whose page has been loaded. */
  languageContext(language: Language): LanguageContext;
  slots(languageContext: LanguageContext): SlotRegistry;
}

export const SiteContext = createContext<SiteContextValue | undefined>(undefined);

export function useSite(): SiteContextValue {
  const site = use(SiteContext);
  if (!site) throw new Error('useSite needs SiteContext above it');
  return site;
}
