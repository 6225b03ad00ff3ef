import type { Language } from '@mall/contracts';

/** The state of a loaded page of the sample site. */
export const samplePage = (routeId: string, slug?: string, language: Language = 'hu') => ({
  kind: 'page' as const,
  ...{ language, routeId, params: slug ? { slug } : {}, data: null },
});
