/** Checks values that would be right by themselves but cannot be served. */
import { LANGUAGES, PAGE_DESCRIPTION_LENGTH, RESERVED_SLUGS } from '@mall/contracts';
import type { ContentIssue } from '../../base/content-issue.ts';
import { checkCampaigns } from './check-campaigns.ts';
import { checkEvents } from './check-events.ts';
import { checkLinks } from './check-links.ts';
import { checkOpeningHours } from './check-opening-hours.ts';
import { checkScreenings } from './check-screenings.ts';
import { checkVenues } from './check-venues.ts';
import type { ReadContent } from './read-folder.ts';

/** All issues of this kind in `content`; files that could not be read are passed over. */
export function checkValues(content: ReadContent, brandSlug: string): ContentIssue[] {
  return [
    ...checkReserved(content, brandSlug),
    ...checkValidity(content),
    ...checkEvents(content),
    ...checkCampaigns(content),
    ...checkOpeningHours(content),
    ...checkScreenings(content),
    ...checkVenues(content),
    ...checkDescriptions(content),
    ...checkLinks(content),
  ];
}

/** Words of calls whose path has the mall's name: `GET /discounts/my-{product}`. */
const CALLS_OF_BRAND = { shops: [], posts: [], discounts: ['my-{product}'] } as const;

function checkReserved(content: ReadContent, brandSlug: string): ContentIssue[] {
  return (['shops', 'posts', 'discounts'] as const).flatMap((list) => {
    const words = [...RESERVED_SLUGS[list], ...CALLS_OF_BRAND[list]];
    const slugs = words.map((slug) => slug.replace('{product}', brandSlug));
    return reserved(`${list}.yaml`, content[list], (slug) => slugs.includes(slug));
  });
}

function reserved(
  file: string,
  items: readonly { slug: string }[] | undefined,
  isReserved: (slug: string) => boolean,
): ContentIssue[] {
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

function checkValidity({ discounts }: ReadContent): ContentIssue[] {
  return (discounts ?? []).flatMap(({ valid_from, valid_until }, index) =>
    valid_from <= valid_until
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

/** The length has to be right with a brand name of one letter as with the longer placeholder. */
function checkDescriptions({ pages }: ReadContent): ContentIssue[] {
  const { min, max } = PAGE_DESCRIPTION_LENGTH;
  return pages.flatMap(({ file, page }) =>
    LANGUAGES.flatMap((language) => {
      const text = page.description[language];
      const shortest = text.replaceAll('{{brand}}', 'x').length;
      if (shortest >= min && text.length <= max) return [];
      const message = `has ${text.length} characters; a description has ${min} to ${max}`;
      return [{ file, path: `description.${language}`, message }];
    }),
  );
}
