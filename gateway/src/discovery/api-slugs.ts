/** Slugs of the API: of a list's items, and of the shop categories. */
import { API_PATHS, listMetaSchema } from '@mall/contracts';
import { z } from 'zod';

export type EntryList = 'shops' | 'posts' | 'discounts';

const answerSchema = z.object({
  data: z.array(z.object({ slug: z.string() })),
  meta: listMetaSchema.optional(),
});

const configSchema = z.object({
  data: z.object({ categories: z.array(z.object({ slug: z.string() })) }),
});

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
}

/** @throws when the API does not answer. */
export async function fetchCategorySlugs(apiOrigin: string): Promise<string[]> {
  const answer = configSchema.parse(await fetchJson(`${apiOrigin}/api${API_PATHS.config}`));
  return answer.data.categories.map(({ slug }) => slug);
}

/** @throws when the API does not answer: a sitemap with gaps would take pages out of search engines. */
export async function fetchSlugs(apiOrigin: string, list: EntryList): Promise<string[]> {
  const slugs: string[] = [];
  for (let page = 1; ; page += 1) {
    const url = `${apiOrigin}/api${API_PATHS[list]}?page=${page}&limit=100`;
    const { data, meta } = answerSchema.parse(await fetchJson(url));
    slugs.push(...data.map(({ slug }) => slug));
    if (page >= (meta?.pages ?? 1)) return slugs;
  }
}
