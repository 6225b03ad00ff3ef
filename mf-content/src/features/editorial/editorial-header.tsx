/** The opening of an editorial page. */
import type { EditorialPage } from '@mall/contracts';
import { PageHeader, type PageHeaderProps, Picture } from '@mall/ui';
import type { ReactNode } from 'react';

interface EditorialHeaderProps extends Pick<PageHeaderProps, 'tone' | 'breadcrumbs'> {
  page: EditorialPage;
  /** Buttons and the like, below the lead. */
  children?: ReactNode;
}

/** Title, lead and cover of `page`. */
export function EditorialHeader({ page, tone, breadcrumbs, children }: EditorialHeaderProps) {
  const cover = page.images?.cover;
  return (
    <PageHeader
      title={page.title}
      lead={page.lead}
      tone={tone}
      breadcrumbs={breadcrumbs}
      picture={cover ? <Picture image={cover} ratio="1:1" priority /> : undefined}
    >
      {children}
    </PageHeader>
  );
}
