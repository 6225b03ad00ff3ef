/** The pages above a page, from the home page down. */
import type { Language } from '@mall/contracts';
import type { ShellContext, StaticRouteId } from '@mall/runtime';

/** A page above another. */
export interface BreadcrumbStep {
  /** Id of the route. */
  route: StaticRouteId;
  label: string;
}

const HOME: Record<Language, string> = { hu: 'Kezdőlap', en: 'Home' };

interface LiveRoutes {
  language: Language;
  hasRoute: ShellContext['hasRoute'];
}

/** The home page and `steps`; a page that no live app has is left out. */
export function breadcrumbPath(
  { language, hasRoute }: LiveRoutes,
  steps: readonly BreadcrumbStep[],
): BreadcrumbStep[] {
  const home: BreadcrumbStep = { route: 'home', label: HOME[language] };
  return [home, ...steps].filter(({ route }) => hasRoute(route));
}
