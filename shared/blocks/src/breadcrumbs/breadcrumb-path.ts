/** The pages above a page, from the home page down. */
import type { Language } from '@mall/contracts';

/** A page above another. */
export interface BreadcrumbStep {
  /** Id of the route. */
  route: string;
  label: string;
}

const HOME: Record<Language, string> = { hu: 'Kezdőlap', en: 'Home' };

interface LiveRoutes {
  language: Language;
  hasRoute(routeId: string): boolean;
}

/** The home page and `steps`; a page that no live app has is left out. */
export function breadcrumbPath(
  { language, hasRoute }: LiveRoutes,
  steps: readonly BreadcrumbStep[],
): BreadcrumbStep[] {
  return [{ route: 'home', label: HOME[language] }, ...steps].filter(({ route }) =>
    hasRoute(route),
  );
}
