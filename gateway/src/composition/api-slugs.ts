/**
 * What the API lists: slugs of items and categories, and campaigns. Each call throws when the API does not respond: a
 * sitemap with gaps takes pages out of search engines.
 */
import { API_PATHS, API_SCHEMAS, type Campaigns, envelope, listMetaSchema } from '@mall/contracts';
import { z } from 'zod';
import type { EntryList } from './entry-paths.ts';

const listSchema = z.object({
  data: z.array(z.object({ slug: z.string() })),
  meta: listMetaSchema.optional(),
});

const configSchema = z.object({
  data: z.object({ categories: z.array(z.object({ slug: z.string() })) }),
});

const TIMEOUT_MS = 5_000;
/** A swap waits for this. */
const FIRST_TIMEOUT_MS = 1_000;

export async function listedSlugs(apiOrigin: string, list: EntryList): Promise<string[]> {
  const slugs: string[] = [];
  for (let page = 1; ; page += 1) {
    const path = `${API_PATHS[list]}?page=${page}&limit=100`;
    const { data, meta } = await read(apiOrigin, path, listSchema);
    slugs.push(...data.map(({ slug }) => slug));
    if (page >= (meta?.pages ?? 1)) return slugs;
  }
}

/** Slugs of the first items of a list. */
export async function firstSlugs(apiOrigin: string, list: EntryList): Promise<string[]> {
  const path = `${API_PATHS[list]}?page=1&limit=10`;
  const { data } = await read(apiOrigin, path, listSchema, FIRST_TIMEOUT_MS);
  return data.map(({ slug }) => slug);
}

export async function categorySlugs(apiOrigin: string): Promise<string[]> {
  const { data } = await read(apiOrigin, API_PATHS.config, configSchema);
  return data.categories.map(({ slug }) => slug);
}

export async function listedCampaigns(apiOrigin: string): Promise<Campaigns> {
  const schema = envelope(API_SCHEMAS.campaignTimes);
  return (await read(apiOrigin, API_PATHS.campaignTimes, schema)).data;
}

async function read<Schema extends z.ZodType>(
  apiOrigin: string,
  path: string,
  schema: Schema,
  timeoutMs = TIMEOUT_MS,
): Promise<z.infer<Schema>> {
  const url = `${apiOrigin}/api${path}`;
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
  return schema.parse(await response.json());
}
