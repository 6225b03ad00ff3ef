import type { EditorialSection, ImageSet, ShopService } from '@mall/contracts';
import { useShellContext } from '@mall/runtime';
import { Picture, Section, Wrapper } from '@mall/ui';
import { RichText } from '@mall/ui/rich-text';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './card-page.module.css';
import { CardShops } from './features/card-shops/card-shops.tsx';

export function CardBody({ children }: { children: ReactNode }) {
  return <Wrapper className={styles.body}>{children}</Wrapper>;
}

interface CardCoverProps {
  images: { cover: ImageSet } | undefined;
  wideOnly?: boolean;
}

export function CardCover({ images, wideOnly = false }: CardCoverProps) {
  if (!images) return null;
  const className = clsx(styles.cover, wideOnly && styles.wideOnly);
  return <Picture image={images.cover} ratio="16:9" priority className={className} />;
}

interface ShopsSectionProps {
  section: EditorialSection | undefined;
  service: ShopService;
}

/** The shops that accept the card; nothing without the section, or while the list of shops is not live. */
export function ShopsSection({ section, service }: ShopsSectionProps) {
  const { hasRoute } = useShellContext();
  if (!(section && hasRoute('shops'))) return null;
  const { id, heading, html } = section;
  return (
    <Section id={id} heading={heading}>
      <div className={styles.shops}>
        {html ? <RichText html={html} /> : null}
        <CardShops service={service} />
      </div>
    </Section>
  );
}
