/** What every part of a page may ask of the shell. The number in the name counts breaking changes. */
import type { Language } from '@mall/contracts';
import type { Api } from '@mall/http';
import type { PathParams } from '@mall/routing';
import { createContext, use } from 'react';

export interface Visit {
  language: Language;
  brand: { name: string; slug: string };
  api: Api;
  /**
   * The path of a route in this visit's language, or in another one.
   * @throws {Error} when no app owns a route of this id, or a parameter is missing.
   */
  pathTo(routeId: string, params?: PathParams, language?: Language): string;
  /** Whether some live app has a route of this id: a link to a remote that is not there is left out. */
  hasRoute(routeId: string): boolean;
}

export const VisitContextV1 = createContext<Visit | undefined>(undefined);

/** @throws {Error} outside the shell's provider. */
export function useVisit(): Visit {
  const visit = use(VisitContextV1);
  if (!visit) throw new Error('useVisit needs the shell’s VisitContextV1 above it');
  return visit;
}
