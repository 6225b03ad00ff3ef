import { PageLink, type PageLinkProps } from '@mall/runtime';

export type MapStateLinkProps = Omit<PageLinkProps, 'to' | 'params' | 'rel'>;

/**
 * A link to the map in a state that its query holds. Search engines follow none: the map's plain URL is
 * canonical, and the states are many.
 */
export function MapStateLink(props: MapStateLinkProps) {
  return <PageLink {...props} to="shop-map" rel="nofollow" />;
}
