/** A list for search engines. */
import type { StructuredData } from '@mall/runtime';
import type { ItemList } from 'schema-dts';

/** An entry by the page that it has, or as an object of its own. */
type ListEntry = { url: string; name?: string } | { item: StructuredData };

/** The entries of a page's list, in their order. */
export function itemList(name: string, entries: readonly ListEntry[]): Exclude<ItemList, string> {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: entries.length,
    itemListElement: entries.map((entry, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...entry,
    })),
  };
}
