/** Checks that the descriptions of pages have the length that search engines show. */
import { LANGUAGES, PAGE_DESCRIPTION_LENGTH } from '@mall/contracts';
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
