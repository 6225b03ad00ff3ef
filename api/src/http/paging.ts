/** Cuts a list into pages. */
import type { API_QUERIES, listMetaSchema } from '@mall/contracts';
import type { z } from 'zod';

/** One page of `items`; a page after the last one is empty. */
export function pageOf<Item>(
  items: readonly Item[],
  { page, limit }: z.output<(typeof API_QUERIES)['posts']>,
): { data: Item[]; meta: z.output<typeof listMetaSchema> } {
  const start = (page - 1) * limit;
  const pages = Math.max(1, Math.ceil(items.length / limit));
  return { data: items.slice(start, start + limit), meta: { total: items.length, page, pages } };
}
