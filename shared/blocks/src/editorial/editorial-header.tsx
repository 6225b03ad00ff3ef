/** The opening of an editorial page. */
import type { EditorialPage } from '@mall/contracts';
import { PageHeader, type PageHeaderProps, Picture } from '@mall/ui';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx';

export interface EditorialHeaderProps extends Pick<PageHeaderProps, 'tone' | 'compact'> {
  page: EditorialPage;
  /** Buttons and the like, below the lead. */
  children?: ReactNode;
}

/** Breadcrumbs, title, lead and cover of `page`; a compact one has no cover. */
export function EditorialHeader(props: EditorialHeaderProps) {
  const { page, tone, compact, children } = props;
  const { title, lead, images } = page;
  return (
    <PageHeader
      title={title}
      lead={lead}
      tone={tone}
      compact={compact}
      breadcrumbs={<Breadcrumbs current={title} />}
      image={images && !compact ? <Picture image={images.cover} ratio="1:1" priority /> : undefined}
    >
      {children}
    </PageHeader>
  );
}
