/** Checks reserved slugs and the length of descriptions. */
import { LANGUAGES, PAGE_DESCRIPTION_LENGTH, RESERVED_SLUGS } from '@mall/contracts';
import type { ContentIssue } from '../../../base/content-issue.ts';
import type { ReadContent } from '../read-folder.ts';
import { fieldsAt } from './fields.ts';

/** The length has to be right with a brand name of one letter as with the longer placeholder. */
export function checkDescriptions(read: ReadContent): ContentIssue[] {
  const { min, max } = PAGE_DESCRIPTION_LENGTH;
  return LANGUAGES.flatMap((language) => fieldsAt(read, `pages/* description.${language}`)).flatMap(
    ({ file, path, value }) => {
      const text = String(value);
      const shortest = text.replaceAll('{{brand}}', 'x').length;
      if (shortest >= min && text.length <= max) return [];
      const message = `has ${text.length} characters; a description has ${min} to ${max}`;
      return [{ file, path, message }];
    },
  );
}

/** Words of calls whose path has the mall's name: `GET /discounts/my-{product}`. */
const CALLS_OF_BRAND = { shops: [], posts: [], discounts: ['my-{product}'] } as const;

export function checkReserved(read: ReadContent, brandSlug: string): ContentIssue[] {
  return (['shops', 'posts', 'discounts'] as const).flatMap((list) => {
    const words = [...RESERVED_SLUGS[list], ...CALLS_OF_BRAND[list]];
    const reserved = new Set<unknown>(words.map((word) => word.replace('{product}', brandSlug)));
    return fieldsAt(read, `${list}.yaml *.slug`)
      .filter(({ value }) => reserved.has(value))
      .map(({ file, path, value }) => ({
        file,
        path,
        message: `"${value}" is a reserved word of the site's paths`,
      }));
  });
}
