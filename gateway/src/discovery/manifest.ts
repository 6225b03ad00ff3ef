/** The web app manifest, by which a phone puts the site on its home screen. */
import {
  DEFAULT_LANGUAGE,
  LANGUAGE_QUERY_KEY,
  type Language,
  type SiteRecord,
} from '@mall/contracts';

const DESCRIPTION: Readonly<Record<Language, string>> = {
  hu: 'Üzletek, térkép, moziműsor, kedvezmények és nyitvatartás.',
  en: 'Shops, map, films, discounts and opening hours.',
};

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: `/icon-${purpose === 'any' ? '' : 'maskable-'}${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

export function webAppManifest({ brand }: Pick<SiteRecord, 'brand'>, language: Language): object {
  return {
    id: '/',
    name: brand.name,
    short_name: brand.name,
    description: DESCRIPTION[language],
    lang: language,
    start_url: language === DEFAULT_LANGUAGE ? '/' : `/?${LANGUAGE_QUERY_KEY}=${language}`,
    scope: '/',
    display: 'minimal-ui',
    background_color: '#fff8ec',
    theme_color: '#fff8ec',
    icons: [192, 512].flatMap((size) => [icon(size, 'any'), icon(size, 'maskable')]),
  };
}
