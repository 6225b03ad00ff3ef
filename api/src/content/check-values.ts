/** Checks values that would be right by themselves but cannot be served. */
import { LANGUAGES } from '@mall/contracts';
import { resolveDay } from './day.ts';
import type { Fault } from './fault.ts';
import type { ReadContent } from './read-folder.ts';

/** Last parts of paths below `/uzletek` and `/shops` that are no shop. */
const RESERVED_SHOP_SLUGS = [
  ...['terkep', 'map', 'mozi', 'cinema', 'cinema-city', 'tropicarium'],
  ...['kockapark', 'jatszohaz', 'playhouse', 'pinned'],
];
/** `/api/posts/pinned` and its like are calls of their own. */
const PINNED = 'pinned';

export interface ValueContext {
  /** Slug of the brand: `<brand>-kockapark` and the like are reserved. */
  brandSlug: string;
  /** Today at the mall. */
  today: string;
}

/** All faults of this kind in `content`; files that could not be read are passed over. */
export function checkValues(content: ReadContent, context: ValueContext): Fault[] {
  return [
    ...checkReserved(content, context.brandSlug),
    ...checkValidity(content, context.today),
    ...checkDescriptions(content),
  ];
}

function checkReserved({ shops, posts, discounts }: ReadContent, brandSlug: string): Fault[] {
  const isReservedShop = (slug: string) =>
    RESERVED_SHOP_SLUGS.includes(slug) || slug.startsWith(`${brandSlug}-`);
  const isPinned = (slug: string) => slug === PINNED;
  return [
    ...reserved('shops.yaml', shops, isReservedShop),
    ...reserved('posts.yaml', posts, isPinned),
    ...reserved('discounts.yaml', discounts, isPinned),
  ];
}

function reserved(
  file: string,
  items: readonly { slug: string }[] | undefined,
  isReserved: (slug: string) => boolean,
): Fault[] {
  return (items ?? []).flatMap(({ slug }, index) =>
    isReserved(slug)
      ? [
          {
            file,
            path: `${index}.slug`,
            message: `"${slug}" is a reserved word of the site's paths`,
          },
        ]
      : [],
  );
}

function checkValidity({ discounts }: ReadContent, today: string): Fault[] {
  return (discounts ?? []).flatMap(({ valid_from, valid_until }, index) =>
    resolveDay(valid_from, today) <= resolveDay(valid_until, today)
      ? []
      : [
          {
            file: 'discounts.yaml',
            path: `${index}.valid_until`,
            message: `${valid_until} is before valid_from (${valid_from})`,
          },
        ],
  );
}

/** A meta description has 50 to 160 characters, with a brand name of one letter as with the marker. */
function checkDescriptions({ pages }: ReadContent): Fault[] {
  return pages.flatMap(({ file, page }) =>
    LANGUAGES.flatMap((language) => {
      const text = page.description[language];
      const shortest = text.replaceAll('{{brand}}', 'x').length;
      if (shortest >= 50 && text.length <= 160) return [];
      const message = `has ${text.length} characters; a description has 50 to 160`;
      return [{ file, path: `description.${language}`, message }];
    }),
  );
}
