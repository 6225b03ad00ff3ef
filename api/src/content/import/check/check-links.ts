/** Checks the links of texts: an English one keeps its language, and one to an entry of a list needs the entry. */
import {
  ENTRY_PATHS,
  LANGUAGE_QUERY_KEY,
  LANGUAGES,
  type Language,
  RESERVED_SLUGS,
} from '@mall/contracts';
import type { ContentIssue } from '../../../base/content-issue.ts';
import type { ReadContent } from '../read-folder.ts';
import { below, type Field, fieldsAt } from './fields.ts';

interface Link extends Field {
  target: string;
}

const PATH = /^\/\S*$/;
const ANCHOR = /<a href="(\/[^"]*)"/g;
const KEEPS_ENGLISH = new RegExp(`[?&;]${LANGUAGE_QUERY_KEY}=en(?![^&#])`);

export function checkLinks(read: ReadContent): ContentIssue[] {
  const all = [...read.files].map(([file, value]) => ({ file, path: '', value }));
  const linksOf = (language: Language) => all.flatMap((file) => linksIn(file, language));
  const [hu, en] = [linksOf('hu'), linksOf('en')];
  return [
    ...lostLanguages(hu, en),
    ...missingEntries(read, hu, 'hu'),
    ...missingEntries(read, en, 'en'),
  ];
}

const issueAt = ({ file, path, target }: Link, message: string): ContentIssue => ({
  ...{ file, path },
  message: `"${target}" ${message}`,
});

/** A path that Hungarian texts link to is the same in English, so an English link names its language. */
function lostLanguages(hu: readonly Link[], en: readonly Link[]): ContentIssue[] {
  const hungarian = new Set(hu.map(({ target }) => withoutQuery(target)));
  return en
    .filter(({ target }) => hungarian.has(withoutQuery(target)) && !KEEPS_ENGLISH.test(target))
    .map((link) =>
      issueAt(link, `is a path of both languages: an English link needs ?${LANGUAGE_QUERY_KEY}=en`),
    );
}

/** Other paths are those of the apps, which an import does not know. */
function missingEntries(
  read: ReadContent,
  links: readonly Link[],
  language: Language,
): ContentIssue[] {
  return (['shops', 'posts', 'discounts'] as const).flatMap((list) => {
    const file = `${list}.yaml`;
    if (!read.files.has(file)) return [];
    const slugs = fieldsAt(read, `${file} *.slug`).map(({ value }) => value);
    const known = new Set<unknown>([...slugs, ...RESERVED_SLUGS[list]]);
    const [start = ''] = ENTRY_PATHS[list][language].split(':');
    return links
      .filter(({ target }) => target.startsWith(start))
      .filter(({ target }) => !known.has(withoutQuery(target).slice(start.length)))
      .map((link) => issueAt(link, `leads to no entry of ${file}`));
  });
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
