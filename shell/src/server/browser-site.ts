/** The site record as browsers get it: a file that all pages of a language share, with their common data. */
import { createHash } from 'node:crypto';
import {
  type Language,
  type SiteFile,
  type SiteRecord,
  shortSite,
  siteFileVersion,
} from '@mall/contracts';
import { LRUCache } from 'lru-cache';
import type { LoadedQuery } from '../page/page-data.ts';

/** 96 bits. */
const VERSION_LENGTH = 16;
/** Those of the current content, in both languages, and of previews. */
const MAX_FILES = 8;

/** Whether every page of the language loads this. */
export function isCommon([[, call]]: LoadedQuery): boolean {
  return call === 'config';
}

/** Every render process makes the same one. */
function siteFile(language: Language, text: string): SiteFile {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, VERSION_LENGTH);
  return { version: siteFileVersion(language, hash), text };
}

/** Makes the file that a page names, for the queries that the page has loaded. */
export type SiteFileOf = (language: Language, queries: readonly LoadedQuery[]) => SiteFile;

/** @param site the record that the files hold. */
export function siteFiles(site: SiteRecord): SiteFileOf {
  const record = JSON.stringify(shortSite(site));
  const made = new LRUCache<string, SiteFile>({ max: MAX_FILES });
  return (language, queries) => {
    const common = JSON.stringify(queries.filter(isCommon));
    const key = language + common;
    const file = made.get(key) ?? siteFile(language, `{"record":${record},"queries":${common}}`);
    made.set(key, file);
    return file;
  };
}
