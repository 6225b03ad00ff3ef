/** What the API lists: items with their slugs and dates, and the shop categories. */
import {
  API_CHANGES_PATH,
  API_PATHS,
  API_SCHEMAS,
  type Campaigns,
  type ContentChanges,
  contentChangesAnswerSchema,
  envelope,
  listMetaSchema,
} from '@mall/contracts';
import { z } from 'zod';
import type { EntryList } from '../composition/entry-paths.ts';

const itemSchema = z.object({
  slug: z.string(),
  /** Of a post. */
  publish_at: z.string().optional(),
  /** Of a discount. */
  created_at: z.string().optional(),
});

/** An item of a list; `modified` is a day such as 2026-11-20 where the API tells it. */
export interface ListedItem {
  slug: string;
  modified?: string | undefined;
}

const responseSchema = z.object({
  data: z.array(itemSchema),
  meta: listMetaSchema.optional(),
});

const configSchema = z.object({
  data: z.object({ categories: z.array(z.object({ slug: z.string() })) }),
});

const TIMEOUT_MS = 5_000;

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
  return response.json();
}

/** @throws when the API does not respond. */
export async function fetchCategorySlugs(apiOrigin: string): Promise<string[]> {
  const response = configSchema.parse(await fetchJson(`${apiOrigin}/api${API_PATHS.config}`));
  return response.data.categories.map(({ slug }) => slug);
}

/** @throws when the API does not respond. */
export async function fetchCampaigns(apiOrigin: string): Promise<Campaigns> {
  const response = await fetchJson(`${apiOrigin}/api${API_PATHS.campaignTimes}`);
  return envelope(API_SCHEMAS.campaignTimes).parse(response).data;
}

function listedItem({ slug, publish_at, created_at }: z.infer<typeof itemSchema>): ListedItem {
  return { slug, modified: (publish_at ?? created_at)?.slice(0, 10) };
}

/** @throws when the API does not respond: a sitemap with gaps would take pages out of search engines. */
export async function fetchItems(apiOrigin: string, list: EntryList): Promise<ListedItem[]> {
  const items: ListedItem[] = [];
  for (let page = 1; ; page += 1) {
    const url = `${apiOrigin}/api${API_PATHS[list]}?page=${page}&limit=100`;
    const { data, meta } = responseSchema.parse(await fetchJson(url));
    items.push(...data.map(listedItem));
    if (page >= (meta?.pages ?? 1)) return items;
  }
}

/** The days of the last changes. @throws when the API does not respond. */
export async function fetchChanges(apiOrigin: string): Promise<ContentChanges> {
  const response = await fetchJson(`${apiOrigin}/api${API_CHANGES_PATH}`);
  return contentChangesAnswerSchema.parse(response).data;
}
