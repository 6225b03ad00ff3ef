import { useMessages } from '@mall/i18n';
import type { LinkQuery } from '@mall/runtime';
import { chipClass } from '@mall/ui/filter-chips';
import { MapStateLink } from '../../map-state-link.tsx';
import { listedId } from './listed-id.ts';
import styles from './map-list.module.css';

interface AttractionLinksProps {
  attractions: readonly { id: string; name: string }[];
  /** Id of the one whose card is open. */
  chosen: string | undefined;
  /** The query of the map with a card open. */
  queryOf: (id: string) => LinkQuery;
}

/** Cinema, aquarium and the like: what the plan shows besides the shops. */
export function AttractionLinks({ attractions, chosen, queryOf }: AttractionLinksProps) {
  const t = useMessages('shops');
  if (attractions.length === 0) return null;
  return (
    <section aria-labelledby="attractions" className={styles.attractions}>
      <h2 id="attractions" className={styles.heading}>
        {t('map-list.attractions')}
      </h2>
      <ul className={styles.chips}>
        {attractions.map(({ id, name }) => (
          <li key={id}>
            <MapStateLink
              id={listedId(id)}
              query={queryOf(id)}
              className={chipClass()}
              aria-current={id === chosen ? 'true' : undefined}
              replace
            >
              {name}
            </MapStateLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
