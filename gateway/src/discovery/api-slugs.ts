/** The slugs of an API list, all its pages. */
import { API_PATHS, listMetaSchema } from '@mall/contracts';
import { z } from 'zod';

export type EntryList = 'shops' | 'posts' | 'discounts';

const answerSchema = z.object({
  data: z.array(z.object({ slug: z.string() })),
  meta: listMetaSchema.optional(),
});

/** @throws when the API does not answer: a sitemap with gaps would take pages out of search engines. */
export async function fetchSlugs(apiOrigin: string, list: EntryList): Promise<string[]> {
  const slugs: string[] = [];
  for (let page = 1; ; page += 1) {
    const address = `${apiOrigin}/api${API_PATHS[list]}?page=${page}&limit=100`;
    const response = await fetch(address, { signal: AbortSignal.timeout(5_000) });
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    const { data, meta } = answerSchema.parse(await response.json());
    slugs.push(...data.map(({ slug }) => slug));
    if (page >= (meta?.pages ?? 1)) return slugs;
  }
}
