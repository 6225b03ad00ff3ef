import type { LinkQuery } from '@mall/runtime';

/** The query with some keys changed; an empty value takes its key out. */
export function changedQuery(query: URLSearchParams, changes: LinkQuery): LinkQuery {
  const kept = [...new Set(query.keys())].map((key) => [key, query.getAll(key)] as const);
  return { ...Object.fromEntries(kept), ...changes };
}
