/** The pages that the suites go through, in both languages, each with words that its content has. */
import type { Language } from '@mall/contracts';

export interface SitePage {
  path: string;
  language: Language;
  /** Stands in the page's main part. */
  text: string;
}

/** A page with a path of its own in each language. */
function both(hu: string, en: string, text: { hu: string; en: string }): SitePage[] {
  return [
    { path: hu, language: 'hu', text: text.hu },
    { path: en, language: 'en', text: text.en },
  ];
}

/** The finished pages: one of every remote. */
export const FINISHED_PAGES: readonly SitePage[] = [
  ...both('/', '/', { hu: 'Friss hírek', en: 'Latest news' }),
  ...both('/uzletek', '/shops', { hu: 'H&M', en: 'H&M' }),
  ...both('/mozi', '/cinema', { hu: 'Csillagköd', en: 'Captain of the Nebula' }),
  ...both('/ajandekkartya', '/gift-card', { hu: 'bankkárty', en: 'bank card' }),
  ...both('/mikulas-nyomaban', '/mikulas-nyomaban', { hu: 'Mikulás', en: 'Santa' }),
];

/** One of each further kind; the plain pages that later work deepens. */
export const PLAIN_PAGES: readonly SitePage[] = [
  ...both('/uzletek/terkep', '/shops/map', { hu: 'Emelet', en: 'First floor' }),
  ...both('/uzletek/hm', '/shops/hm', { hu: 'H&M', en: 'H&M' }),
  ...both('/aktualitasok', '/news', { hu: '2026', en: '2026' }),
  ...both('/kedvezmenyek', '/discounts', { hu: '%', en: '%' }),
  ...both('/tropicarium', '/tropicarium', { hu: 'Tropicarium', en: 'Tropicarium' }),
  ...both('/elerhetoseg', '/contact', { hu: 'Budapest', en: 'Budapest' }),
];
