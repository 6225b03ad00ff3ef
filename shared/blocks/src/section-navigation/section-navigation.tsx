/** Links to the sections of a long page. */
import type { Language } from '@mall/contracts';
import { useShellContext } from '@mall/runtime';
import { Wrapper } from '@mall/ui';
import { chipClass, FilterChips } from '@mall/ui/filter-chips';
import styles from './section-navigation.module.css';

export interface SectionNavigationProps {
  /** `id` is the section's anchor. */
  sections: readonly { id: string; heading: string }[];
}

const LABEL: Record<Language, string> = { hu: 'Ezen az oldalon', en: 'On this page' };

/** A row of chips below the page's heading; paper shows none. */
export function SectionNavigation({ sections }: SectionNavigationProps) {
  const { language } = useShellContext();
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
      <FilterChips label={LABEL[language]} items={items} />
    </Wrapper>
  );
}
