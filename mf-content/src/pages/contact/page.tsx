import {
  AllHours,
  EditorialBody,
  type EditorialBodyProps,
  editorialPage,
  SectionNavigation,
} from '@mall/blocks';
import type { EditorialSection } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { PageLink, useApiData } from '@mall/runtime';
import { buttonClass, Section } from '@mall/ui';
import { RichText } from '@mall/ui/rich-text';
import { mallPlace } from '../../features/base/structured-data/structured-data.ts';
import { ContactDetails, PlannerLinks } from '../../features/contact/contact-details.tsx';
import { NewsletterSection } from '../../features/newsletter/newsletter-form.tsx';
import styles from './page.module.css';

/** The section of the content above the opening hours, which come from the configuration. */
const HOURS = 'nyitvatartas';

function StayInTouch() {
  const t = useMessages('content');
  const secondary = buttonClass('secondary');
  return (
    <div className={`${styles.links} screen-only`}>
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

function Hours({ section: { id, heading, html } }: { section: EditorialSection }) {
  return (
    <Section id={id} heading={heading} className={styles.hours}>
      {html ? <RichText html={html} /> : null}
      <AllHours config={useApiData('config')} />
    </Section>
  );
}

function Body({ sections }: EditorialBodyProps) {
  const t = useMessages('content');
  const hours = sections.find(({ id }) => id === HOURS);
  const travel = sections.filter((section) => section !== hours);
  return (
    <>
      <SectionNavigation sections={hours ? [hours, ...travel] : travel} />
      <Section heading={t('contact.heading')} beside className={styles.details}>
        <ContactDetails />
        <PlannerLinks />
      </Section>
      <EditorialBody sections={travel} />
      {hours ? <Hours section={hours} /> : null}
      <NewsletterSection>
        <StayInTouch />
      </NewsletterSection>
    </>
  );
}

export const { loader, meta, Component } = editorialPage({
  slug: 'contact',
  compact: true,
  facts: ({ load }) => load('config'),
  structuredData: (config, args) => [mallPlace(args, config)],
  Body,
});
