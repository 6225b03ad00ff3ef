import type { EditorialPage } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { PageLink, useVisit } from '@mall/runtime';
import { Breadcrumbs, PageHeader, type PageHeaderProps, Picture } from '@mall/ui';
import styles from './editorial-header.module.css';

interface EditorialHeaderProps {
  page: EditorialPage;
  tone: PageHeaderProps['tone'];
}

/** Title, lead and picture of an editorial page, and the way to it. */
export function EditorialHeader({ page, tone }: EditorialHeaderProps) {
  const t = useMessages('cards');
  const { title, lead, images } = page;
  const home = { key: 'home', element: <PageLink to="home">{t('editorial.home')}</PageLink> };
  const links = useVisit().hasRoute('home') ? [home] : [];
  return (
    <PageHeader
      tone={tone}
      title={title}
      lead={lead}
      picture={
        images ? (
          <Picture image={images.cover} ratio="1:1" priority className={styles.cover} />
        ) : null
      }
      breadcrumbs={<Breadcrumbs label={t('editorial.breadcrumbs')} links={links} current={title} />}
    />
  );
}
