/** Overview of the venues. */
import { EditorialBody, type EditorialBodyProps, editorialPage } from '@mall/blocks';
import { Wrapper } from '@mall/ui';
import { VENUES } from '../../features/venues/venue.ts';
import { VenueCards } from '../../features/venues/venue-cards.tsx';
import styles from './page.module.css';

function Body({ sections }: EditorialBodyProps) {
  return (
    <>
      <Wrapper className={styles.venues}>
        <VenueCards level={2} />
      </Wrapper>
      <EditorialBody sections={sections} />
    </>
  );
}

export const { loader, meta, Component } = editorialPage({
  slug: 'entertainment',
  tone: 'sun',
  facts: async ({ load }) => {
    await Promise.all(VENUES.map(({ id }) => load('editorialPage', { slug: id })));
  },
  Body,
});
