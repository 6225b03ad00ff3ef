/** Every kind of page, in both languages: the table that the suites go through. */
import type { Language } from '@mall/contracts';

export interface SitePage {
  path: string;
  language: Language;
  /** Stands in the page's main part. */
  text: string;
  /** 404 for the not-found page. */
  status: number;
}

/** A page with its path and some of its words in each language. */
function both(hu: string, en: string, text: { hu: string; en: string }, status = 200): SitePage[] {
  return [
    { path: hu, language: 'hu', text: text.hu, status },
    { path: en, language: 'en', text: text.en, status },
  ];
}

/** A page whose path is the same in both languages. */
const neutral = (path: string, text: { hu: string; en: string }, status?: number) =>
  both(path, path, text, status);

export const SITE_PAGES: readonly SitePage[] = [
  ...neutral('/', { hu: 'Friss hírek', en: 'Latest news' }),
  ...both('/uzletek', '/shops', { hu: 'H&M', en: 'H&M' }),
  ...both('/uzletek/terkep', '/shops/map', { hu: 'Emelet', en: 'First floor' }),
  ...both('/uzletek/hm', '/shops/hm', { hu: 'H&M', en: 'H&M' }),
  ...both('/mozi', '/cinema', { hu: 'Csillagköd', en: 'Captain of the Nebula' }),
  ...both('/aktualitasok', '/news', { hu: '2026', en: '2026' }),
  ...both('/aktualitasok/adventi-fenyek-unnepe', '/news/adventi-fenyek-unnepe', {
    hu: 'Advent',
    en: 'Advent',
  }),
  ...both('/kedvezmenyek', '/discounts', { hu: '%', en: '%' }),
  ...both('/kedvezmenyek/humanic-csizmak', '/discounts/humanic-csizmak', {
    hu: 'Humanic',
    en: 'Humanic',
  }),
  ...both('/elmenyek', '/entertainment', { hu: 'Kockapark', en: 'Tropicarium' }),
  ...neutral('/tropicarium', { hu: 'Tropicarium', en: 'Tropicarium' }),
  ...neutral('/kockapark', { hu: 'Kockapark', en: '2,390' }),
  ...both('/jatszohaz', '/playhouse', { hu: '3500', en: '3,500' }),
  ...both('/ajandekkartya', '/gift-card', { hu: 'bankkárty', en: 'bank card' }),
  ...both('/mynapliget-kartya', '/mynapliget-card', { hu: 'kártya', en: 'card' }),
  ...neutral('/mynapliget-torles', { hu: 'törl', en: 'delet' }),
  ...both('/elerhetoseg', '/contact', { hu: 'Budapest', en: 'Budapest' }),
  ...both('/kapcsolat', '/info', { hu: '@', en: '@' }),
  ...neutral('/mesekonyv', { hu: 'mese', en: 'stor' }),
  ...neutral('/app', { hu: 'alkalmazás', en: 'app' }),
  ...neutral('/mikulas-nyomaban', { hu: 'Mikulás', en: 'Santa' }),
  ...neutral('/capakkozott', { hu: 'Cápák', en: 'shark' }),
  ...neutral('/nincs-ilyen', { hu: 'Az oldal nem található!', en: 'Page not found!' }, 404),
];
