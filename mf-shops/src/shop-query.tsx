/** The query of list and map: keys, links and forms. Other apps link with some of the keys. */
import {
  type LinkQuery,
  PageLink,
  type PageLinkProps,
  usePageQuery,
  useQueryChange,
} from '@mall/runtime';
import type { ShopFilter } from '@mall/shop-filter';
import type { FormEvent, ReactNode } from 'react';

export const FILTER_KEYS = {
  category: 'kategoria',
  floor: 'szint',
  services: 'szolgaltatas',
  open: 'nyitva',
  text: 'q',
} as const satisfies Record<keyof ShopFilter, string>;

/** The floor that the map shows: the key by which the list filters. */
export const FLOOR_KEY = FILTER_KEYS.floor;

/** The value of `FLOOR_KEY` that shows all floors over each other. */
export const ALL_FLOORS = 'mind' as const;

/** The shop or attraction whose card is open on the map. */
export const PLACE_KEY = 'uzlet';

export const DIRECTIONS_KEYS = { from: 'honnan', to: 'hova', stepFree: 'lepcso' } as const;

/** The value of `DIRECTIONS_KEYS.stepFree`: lifts alone, no stairs and no escalators. */
export const NO_STEPS = 'nem';

export const VISIT_KEY = 'latogatas';

/** The minute at the mall for which a visit is planned. */
export const VISIT_TIME_KEY = 'mikor';

/** An end of a walk. */
export interface NamedPlace {
  /** As the query names it: slug of a shop, or id of a node or unit. */
  id: string;
  name: string;
}

/** The query with some keys changed; an empty value takes its key out. */
export function changedQuery(query: URLSearchParams, changes: LinkQuery): LinkQuery {
  const kept = [...new Set(query.keys())].map((key) => [key, query.getAll(key)] as const);
  return { ...Object.fromEntries(kept), ...changes };
}

type MapStateLinkProps = Omit<PageLinkProps, 'to' | 'params' | 'rel'>;

/**
 * A link to the map in a state that its query holds. Search engines follow none: the map's plain URL is
 * canonical, and the states are many.
 */
export function MapStateLink(props: MapStateLinkProps) {
  return <PageLink {...props} to="shop-map" rel="nofollow" />;
}

export interface MapChangeLinkProps extends Omit<MapStateLinkProps, 'query'> {
  /** An empty value takes its key out. */
  changes: LinkQuery;
}

/** A link that changes some keys of the page's query and keeps the others. */
export function MapChangeLink({ changes, ...link }: MapChangeLinkProps) {
  return <MapStateLink {...link} query={changedQuery(usePageQuery(), changes)} />;
}

/** Not part of a walk's URL: the floor is that of the walk's start, and a card would hide the walk. */
export const NOT_IN_WALKS = { [FLOOR_KEY]: '', [PLACE_KEY]: '' };

/** The keys of walks, taken out. */
export const NO_WALK = {
  [DIRECTIONS_KEYS.from]: '',
  [DIRECTIONS_KEYS.to]: '',
  [DIRECTIONS_KEYS.stepFree]: '',
  [VISIT_KEY]: '',
  [VISIT_TIME_KEY]: '',
};

interface WalkFormProps {
  /** The keys of its fields. The form keeps the others, such as the filters of the map. */
  own: readonly string[];
  /** What the URL has in place of a field's text. */
  sentValue?: (text: string, key: string) => string;
  className: string | undefined;
  children: ReactNode;
}

/** Asks for a walk without loading the page again; Back undoes it. Without a script the browser sends it. */
export function WalkForm({ own, sentValue = (text) => text, className, children }: WalkFormProps) {
  const change = useQueryChange();
  const replaced = [...own, ...Object.keys(NOT_IN_WALKS)];
  const kept = [...usePageQuery()].filter(([key]) => !replaced.includes(key));
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    // A box that is not ticked sends nothing: its key is taken out.
    const sent = own.map((key) => [key, sentValue(String(data.get(key) ?? ''), key)]);
    change({ ...NOT_IN_WALKS, ...Object.fromEntries(sent) }, { push: true });
  };
  return (
    <form className={className} onSubmit={send}>
      {kept.map(([key, value]) => (
        <input key={`${key}=${value}`} type="hidden" name={key} value={value} />
      ))}
      {children}
    </form>
  );
}
