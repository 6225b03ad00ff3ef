/** The facts of a venue's own page, with directions and a link to its prices. */
import type { Venue } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { PageLink, useApiData, useShellContext } from '@mall/runtime';
import { Wrapper } from '@mall/ui';
import { PLANNER_ANCHOR } from '../price-planner/visit-query.ts';
import { VenueFacts } from '../venue-facts/venue-facts.tsx';
import styles from './venue-essentials.module.css';

/** The routes from the nearest entrance and car park; the page's loader loads them. */
function Routes({ place }: { place: string }) {
  const t = useMessages('content');
  const { hasRoute } = useShellContext();
  const isLinked = hasRoute('shop-map');
  return (
    <ul className={styles.routes}>
      {useApiData('arrivals', { slug: place }).map(({ from, metres, minutes }) => {
        const text = t('venue-facts.walk', { from: from.name, metres, minutes });
        return (
          <li key={from.node}>
            {isLinked ? (
              <PageLink to="shop-map" query={{ honnan: from.node, hova: place }}>
                {text}
              </PageLink>
            ) : (
              text
            )}
          </li>
        );
      })}
    </ul>
  );
}

export function VenueEssentials({ venue }: { venue: Venue }) {
  const t = useMessages('content');
  const { floor, place } = venue;
  const where = (
    <>
      {floor ? t(`venue-facts.floor.${floor}`) : null}
      {place ? <Routes place={place} /> : null}
    </>
  );
  return (
    <Wrapper className={styles.essentials}>
      <section aria-label={t('venue-facts.facts')}>
        <VenueFacts
          venue={venue}
          priceLink={<a href={`#${PLANNER_ANCHOR}`}>{t('venue-facts.calculate')}</a>}
          place={floor || place ? where : null}
        />
      </section>
    </Wrapper>
  );
}
