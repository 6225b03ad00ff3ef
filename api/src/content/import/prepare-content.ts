/** Turns a content folder into what is stored, or into the list of everything that is wrong in it. */
import { ContentError, type ContentIssue, formatIssue } from '../../base/content-issue.ts';
import type { ImageFacts } from '../media/image-kind.ts';
import { importSchema, type NewContent } from '../schema/import-fields.ts';
import { checkFloorPlan } from './check/check-floor-plan.ts';
import { checkLinks } from './check/check-links.ts';
import { checkRules } from './check/check-rules.ts';
import { checkPages, checkSite } from './check/check-site.ts';
import { checkDescriptions, checkReserved } from './check/check-texts.ts';
import { checkTickets } from './check/check-tickets.ts';
import { checkTimes } from './check/check-times.ts';
import { createMediaReader, type FoundMedia } from './media-reader.ts';
import { type ReadContent, readContentFolder } from './read-folder.ts';

/** What an import needs besides the folder. */
export interface ImportContext {
  /** Slug of the brand: it is a part of some reserved slugs. */
  brandSlug: string;
  today: string;
}

export interface PreparedContent extends FoundMedia {
  content: NewContent;
}

/**
 * The content of `folder` as it is stored: checked, its HTML sanitised, its images read.
 * @param knownImages Images of earlier imports by id; their files are not decoded again.
 * @throws {ContentError} with every issue of the folder.
 */
export async function prepareContent(
  folder: string,
  { brandSlug, today }: ImportContext,
  knownImages: ReadonlyMap<string, ImageFacts>,
): Promise<PreparedContent> {
  const media = createMediaReader(folder, knownImages);
  const read = await readContentFolder(folder, importSchema({ today, ...media }));
  const { content } = read;
  const issues = [...read.issues, ...checkContent(read, brandSlug)];
  if (issues.length > 0 || !isWhole(content)) {
    throw new ContentError(issues.map((issue) => formatIssue(issue, read.sources)));
  }
  return { content, ...(await media.found()) };
}

/** The floor plan alone may be left out. */
function isWhole(content: ReadContent['content']): content is NewContent {
  const { floor_plan: _, ...parts } = content;
  return Object.values(parts).every((part) => part !== undefined);
}

/** What no single field shows; files that could not be read are skipped. */
function checkContent(read: ReadContent, brandSlug: string): ContentIssue[] {
  return [
    ...checkRules(read),
    ...checkSite(read),
    ...checkPages(read),
    ...checkReserved(read, brandSlug),
    ...checkTimes(read),
    ...checkTickets(read),
    ...checkDescriptions(read),
    ...checkLinks(read),
    ...checkFloorPlan(read),
  ];
}
