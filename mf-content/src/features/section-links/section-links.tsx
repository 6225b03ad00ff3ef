/** Links to the sections of a long page. */
import type { EditorialSection } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { chipClass, FilterChips, Wrapper } from '@mall/ui';
import styles from './section-links.module.css';

export function SectionLinks({ sections }: { sections: readonly EditorialSection[] }) {
  const t = useMessages('content');
  const items = sections.map(({ id, heading }) => ({
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
