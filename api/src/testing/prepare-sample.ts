/** Prepares sample content as an import does, without a database. */
import { ContentError } from '../base/content-issue.ts';
import { type PreparedContent, prepareContent } from '../content/import/prepare-content.ts';
import { type SampleContent, writeContentFolder } from './sample-content.ts';

/** The day that the files' relative days count from. */
const TODAY = '2026-11-20';

/** Prepares `folder`, or `content` with further `files`. */
export async function prepareSample(
  content: SampleContent | string,
  files?: Record<string, Buffer>,
): Promise<PreparedContent> {
  const folder = typeof content === 'string' ? content : await writeContentFolder(content, files);
  return prepareContent(folder, { brandSlug: 'teszt', today: TODAY }, new Map());
}

/** The content as it is read from the database, with public ids. */
export function withIds({ shops, posts, discounts, ...rest }: PreparedContent['content']) {
  const numbered = <Item>(items: readonly Item[]) =>
    items.map((item, index) => ({ ...item, id: index + 1 }));
  const lists = { shops: numbered(shops), posts: numbered(posts), discounts: numbered(discounts) };
  return { ...rest, ...lists };
}

/** What is wrong in the content; the lines of YAML are left out, because its files are generated. */
export async function issuesOf(content: SampleContent | string): Promise<string[]> {
  try {
    await prepareSample(content);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.issues.map((issue) =>
      issue.replace(/(\.yaml):\d+/, '$1').replace(/(\.yaml.*line) \d+/, '$1 N'),
    );
  }
}
