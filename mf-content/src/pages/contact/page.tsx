/** Where the mall is and how to get there. */
import { useMessages } from '@mall/i18n';
import { type LoaderArgs, type MetaArgs, PageLink, type PageMeta, useApiData } from '@mall/runtime';
import { buttonClass, Section } from '@mall/ui';
import { ContactDetails } from '../../features/contact/contact-details.tsx';
import { EditorialBody } from '../../features/editorial/editorial-body.tsx';
import { EditorialHeader } from '../../features/editorial/editorial-header.tsx';
import { editorialSummary } from '../../features/editorial/editorial-summary.ts';
import { NewsletterSection } from '../../features/newsletter/newsletter-section.tsx';
import { OpeningHours } from '../../features/opening-hours/opening-hours.tsx';
import { mallFacts, mallPlace } from '../../features/place/mall-place.ts';
import { breadcrumbList } from '../../features/trail/breadcrumb-list.ts';
import { Trail } from '../../features/trail/trail.tsx';
import styles from './page.module.css';

type Data = Awaited<ReturnType<typeof loader>>;

export async function loader({ load }: LoaderArgs) {
  const [page, config] = await Promise.all([
    load('editorialPage', { slug: 'contact' }),
    load('config'),
  ]);
  return { ...editorialSummary(page), place: mallFacts(config) };
}

export function meta({ data, ...args }: MetaArgs<Data>): PageMeta {
  const { place, ...summary } = data;
  return {
    ...summary,
    structuredData: [mallPlace(args, place), breadcrumbList(args, data.title)],
  };
}

/** Where what is new stands, for those who want no mail. */
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

export function Component() {
  const t = useMessages('content');
  const page = useApiData('editorialPage', { slug: 'contact' });
  return (
    <>
      <EditorialHeader page={page} tone="leaf" breadcrumbs={<Trail current={page.title} />} />
      <Section heading={t('contact.heading')} className={styles.details}>
        <div className={styles.columns}>
          <ContactDetails />
          <OpeningHours group="shops" />
        </div>
      </Section>
      <EditorialBody sections={page.sections} />
      <NewsletterSection>
        <StayInTouch />
      </NewsletterSection>
    </>
  );
}
