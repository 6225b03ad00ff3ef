/** Links to the parts of a long page. */
import { useMessages } from '@mall/i18n';
import { chipClass, FilterChips, Wrapper } from '@mall/ui';
import styles from './section-links.module.css';

interface SectionLinksProps {
  parts: readonly { id: string; heading: string }[];
}

export function SectionLinks({ parts }: SectionLinksProps) {
  const t = useMessages('cards');
  const items = parts.map(({ id, heading }) => ({
    key: id,
    element: (
      <a href={`#${id}`} className={chipClass()}>
        {heading}
      </a>
    ),
  }));
  return (
    <Wrapper className={styles.links}>
      <FilterChips label={t('section-links.label')} items={items} />
    </Wrapper>
  );
}
