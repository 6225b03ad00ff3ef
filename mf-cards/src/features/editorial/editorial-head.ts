/** What stands in the head of an editorial page. */
import type { EditorialPage } from '@mall/contracts';
import type { PageMeta } from '@mall/runtime';

/** The little of a page that its head needs. */
export function editorialHead({ title, description, images }: EditorialPage): PageMeta {
  return { title, description, image: images?.cover };
}
