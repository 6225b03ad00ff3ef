/** Checks the home page: each block once, and nothing in two blocks. */
import type { HomeBlock } from '@mall/contracts';
import type { ContentIssue } from '../../base/content-issue.ts';
import type { ReadContent } from './read-folder.ts';

type Site = NonNullable<ReadContent['site']>;

/** A post that a block shows, and where the content says so. */
interface Shown {
  block: HomeBlock;
  path: string;
  slug: string;
}

const NAMES: Partial<Record<HomeBlock, string>> = {
  hero: 'the hero (pinned.slider)',
  posts: 'the news (pinned.posts)',
};

/** All issues of `home` and of what its blocks show. */
export function checkHome({ site }: ReadContent): ContentIssue[] {
  return site ? [...repeatedBlocks(site), ...repeatedPosts(site)] : [];
}

const issue = (path: string, message: string): ContentIssue => ({
  file: 'site.yaml',
  path,
  message,
});

function repeatedBlocks({ home: { blocks } }: Site): ContentIssue[] {
  return blocks.flatMap((name, index) =>
    blocks.indexOf(name) === index
      ? []
      : [issue(`home.blocks.${index}`, `"${name}" is in the list already; a block is shown once`)],
  );
}

function shownPosts({ pinned, highlights }: Site): Shown[] {
  const of = (block: HomeBlock, path: string, slugs: readonly string[]) =>
    slugs.map((slug, index) => ({ block, path: path.replace('*', String(index)), slug }));
  const linked = highlights.map(({ url }) => url.hu.split('/').at(-1) ?? '');
  return [
    ...of(
      'hero',
      'pinned.slider.*',
      pinned.slider.map(({ type, slug }) => (type === 'post' ? slug : '')),
    ),
    ...of('posts', 'pinned.posts.*', pinned.posts),
    ...of('highlights', 'highlights.*.url', linked),
  ];
}

/** A block that is off shows nothing. */
function repeatedPosts(site: Site): ContentIssue[] {
  const shown = shownPosts(site).filter(({ block }) => site.home.blocks.includes(block));
  return shown.flatMap(({ block, path, slug }, index) => {
    if (slug === '') return [];
    const first = shown.slice(0, index).find((other) => other.slug === slug);
    if (!first || first.block === block) return [];
    const message = `"${slug}" is in ${NAMES[first.block]} already; the home page shows nothing twice`;
    return [issue(path, message)];
  });
}
