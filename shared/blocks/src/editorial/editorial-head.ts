import type { EditorialPage } from '@mall/contracts';
import type { PageMeta } from '@mall/runtime';

export type EditorialHead = Pick<PageMeta, 'title' | 'description' | 'image'>;

/** Title, description and cover of `page`: the rest is in the page's data already. */
export function editorialHead({ title, description, images }: EditorialPage): EditorialHead {
  return { title, description, image: images?.cover };
}
