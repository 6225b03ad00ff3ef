/** Where the mall is and how to get there. */
import { EditorialBody, type EditorialBodyProps, editorialPage } from '@mall/blocks';
import { useMessages } from '@mall/i18n';
import { PageLink } from '@mall/runtime';
import { buttonClass, Section } from '@mall/ui';
import { ContactDetails } from '../../features/contact/contact-details.tsx';
import { NewsletterSection } from '../../features/newsletter/newsletter-section.tsx';
import { OpeningHours } from '../../features/opening-hours/opening-hours.tsx';
import { mallPlace, placeFacts } from '../../features/structured-data/mall-place.ts';
import styles from './page.module.css';

/** Links to the pages with news, for visitors who want no e-mail. */
function StayInTouch() {
  const t = useMessages('content');
  const secondary = buttonClass('secondary');
  return (
    <div className={styles.links}>
      <PageLink to="news" className={secondary}>
        {t('contact.toNews')}
      </PageLink>
      <PageLink to="discounts" className={secondary}>
        {t('contact.toDiscounts')}
      </PageLink>
      <PageLink to="info" className={secondary}>
        {t('contact.toInfo')}
      </PageLink>
    </div>
  );
}

function Body({ sections }: EditorialBodyProps) {
  const t = useMessages('content');
  return (
    <>
      <Section heading={t('contact.heading')} className={styles.details}>
        <div className={styles.columns}>
          <ContactDetails />
          <OpeningHours group="shops" />
        </div>
      </Section>
      <EditorialBody sections={sections} />
      <NewsletterSection>
        <StayInTouch />
      </NewsletterSection>
    </>
  );
}

export const { loader, meta, Component } = editorialPage({
  slug: 'contact',
  tone: 'leaf',
  facts: async ({ load }) => placeFacts(await load('config'), 'shops'),
  structuredData: (facts, args) => [mallPlace(args, facts)],
  Body,
});
