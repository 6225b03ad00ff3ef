/** The floor of a venue, and the way to it. */
import type { Venue } from '@mall/contracts';
import { PageLink, useApiData, useShellContext } from '@mall/runtime';
import { textsOf } from './texts.ts';
import styles from './venue-place.module.css';

/** The walks from the nearest entrance and car park; the page's loader loads them. */
function Walks({ place }: { place: string }) {
  const { language, hasRoute } = useShellContext();
  const t = textsOf(language);
  const arrivals = useApiData('arrivals', { slug: place });
  const isLinked = hasRoute('shop-map');
  return (
    <ul className={styles.walks}>
      {arrivals.map(({ from: { node, name }, metres, minutes }) => (
        <li key={node}>
          {isLinked ? (
            <PageLink to="shop-map" query={{ honnan: node, hova: place }}>
              {t.walk(name, metres, minutes)}
            </PageLink>
          ) : (
            t.walk(name, metres, minutes)
          )}
        </li>
      ))}
    </ul>
  );
}

export function VenuePlace({ venue: { floor, place } }: { venue: Venue }) {
  const t = textsOf(useShellContext().language);
  return (
    <>
      {floor ? t.floor[floor] : null}
      {place ? <Walks place={place} /> : null}
    </>
  );
}
