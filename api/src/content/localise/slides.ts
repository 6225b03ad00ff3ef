/** The slides of the home page's hero: what editors have pinned to it, by type and slug. */
import type { HeroSlide } from '@mall/contracts';
import { holds } from './discounts.ts';
import { limitText } from './limit-text.ts';
import type { LocalContent } from './local-content.ts';

/** About three lines. */
const MAX_LEAD_CHARACTERS = 120;

type Pinned = LocalContent['site']['pinned']['slider'][number];
type Slideable = LocalContent['posts'][number] | LocalContent['discounts'][number];

/** Whether a post announces an event whose last day is before `today`. */
const isOver = ({ event }: LocalContent['posts'][number], today: string) =>
  event !== undefined && event.until.slice(0, 'YYYY-MM-DD'.length) < today;

/** Slides for the day `today`: posts that are published and not over, discounts that hold. */
export function localiseSlides(content: LocalContent, today: string): HeroSlide[] {
  const shown = {
    post: content.posts.filter((post) => post.published <= today && !isOver(post, today)),
    discount: content.discounts.filter((discount) => holds(discount, today)),
  };
  return content.site.pinned.slider.flatMap((pinned) => {
    const item = shown[pinned.type].find(({ slug }) => slug === pinned.slug);
    return item ? toSlide(pinned, item) : [];
  });
}

function toSlide({ type, slug }: Pinned, { id, title, lead, featured, cover }: Slideable) {
  if (!cover) return [];
  const lead_limited = limitText(lead, MAX_LEAD_CHARACTERS);
  return [{ id, type, slug, title, lead, lead_limited, images: { cover, featured } }];
}
