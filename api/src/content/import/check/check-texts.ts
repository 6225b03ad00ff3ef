/** Checks reserved slugs, the length of descriptions, and links that would lose their language. */
import {
  LANGUAGE_QUERY_KEY,
  LANGUAGES,
  type Language,
  PAGE_DESCRIPTION_LENGTH,
  RESERVED_SLUGS,
} from '@mall/contracts';
import type { ContentIssue } from '../../../base/content-issue.ts';
import type { ReadContent } from '../read-folder.ts';
import { below, type Field, fieldsAt } from './fields.ts';

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

interface Link extends Field {
  target: string;
}

const PATH = /^\/\S*$/;
const ANCHOR = /<a href="(\/[^"]*)"/g;
const KEEPS_ENGLISH = new RegExp(`[?&;]${LANGUAGE_QUERY_KEY}=en(?![^&#])`);

/** A path that Hungarian texts link to is the same in English, so an English link names its language. */
export function checkLinks(read: ReadContent): ContentIssue[] {
  const all = [...read.files].map(([file, value]) => ({ file, path: '', value }));
  const linksOf = (language: Language) => all.flatMap((file) => linksIn(file, language));
  const hungarian = new Set(linksOf('hu').map(({ target }) => withoutQuery(target)));
  return linksOf('en')
    .filter(({ target }) => hungarian.has(withoutQuery(target)) && !KEEPS_ENGLISH.test(target))
    .map(({ file, path, target }) => ({
      file,
      path,
      message: `"${target}" is a path of both languages: an English link needs ?${LANGUAGE_QUERY_KEY}=en`,
    }));
}

const withoutQuery = (target: string) => target.replace(/[?#].*/, '');

/** The links of `language`: its texts are paths or HTML, and a path without a language is for both. */
function linksIn(field: Field, language: Language): Link[] {
  return below(field, '*').flatMap((inner) => {
    const { value, path } = inner;
    const key = path.split('.').at(-1);
    const isForBoth = !LANGUAGES.some((one) => one === key) && PATH.test(String(value));
    if (typeof value !== 'string' || !(key === language || isForBoth))
      return linksIn(inner, language);
    const targets = PATH.test(value)
      ? [value]
      : [...value.matchAll(ANCHOR)].map(([, to = '']) => to);
    return targets.map((target) => ({ ...inner, target }));
  });
}
