/** Checks when events are: that they run forwards, and that their hours are written once. */
import type { ContentIssue } from '../../base/content-issue.ts';
import type { NewContent } from '../schema/import-fields.ts';
import type { ReadContent } from './read-folder.ts';

type PostEvent = NonNullable<NewContent['posts'][number]['event']>;
type Found = { field: string; message: string };

/** All issues of this kind in `content`; a file that could not be read is skipped. */
export function checkEvents({ posts, events }: ReadContent): ContentIssue[] {
  const ofPosts = (posts ?? []).flatMap(({ event }, index) =>
    event ? [...common(event), ...hoursTwice(event)].map(at('posts.yaml', `${index}.event`)) : [],
  );
  const slugs = new Set(posts?.map(({ slug }) => slug));
  const ofEvents = (events ?? []).flatMap((event, index) =>
    [...common(event), ...takenId(event.id, slugs)].map(at('events.yaml', `${index}`)),
  );
  return [...ofPosts, ...ofEvents];
}

const at =
  (file: string, path: string) =>
  ({ field, message }: Found) => ({
    file,
    path: `${path}.${field}`,
    message,
  });

interface Bounds {
  from?: string | undefined;
  until?: string | undefined;
  ages?: PostEvent['ages'];
}

function common({ from, until, ages }: Bounds): Found[] {
  const found: Found[] = [];
  // A last day without a time is in the event to its end.
  if (from && until && from.slice(0, until.length) > until) {
    found.push({ field: 'until', message: `${until} is before from (${from})` });
  }
  if (ages?.from !== undefined && ages.until !== undefined && ages.from > ages.until) {
    found.push({ field: 'ages.until', message: `${ages.until} is before from (${ages.from})` });
  }
  return found;
}

function hoursTwice({ from, until, repeats }: PostEvent): Found[] {
  if (!repeats) return [];
  return Object.entries({ from, until })
    .filter(([, moment]) => moment.includes(' '))
    .map(([field]) => ({ field, message: 'a day without a time: repeats has the hours' }));
}

/** The ids of their dates begin with it. */
function takenId(id: string, slugs: ReadonlySet<string>): Found[] {
  if (!slugs.has(id)) return [];
  return [{ field: 'id', message: `"${id}" is a post in posts.yaml; choose another id` }];
}
