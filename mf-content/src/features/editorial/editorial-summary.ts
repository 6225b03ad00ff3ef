/** What a page's head needs of an editorial page. */
import type { EditorialPage, ImageSet } from '@mall/contracts';

export interface EditorialSummary {
  title: string;
  description: string;
  image: ImageSet | undefined;
}

/** Takes the head's part out of `page`: the rest is in the page's data already. */
export function editorialSummary(page: EditorialPage): EditorialSummary {
  return { title: page.title, description: page.description, image: page.images?.cover };
}
