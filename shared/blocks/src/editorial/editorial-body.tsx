/** The sections of an editorial page within the page's width. */
import type { EditorialSection } from '@mall/contracts';
import { useShellContext } from '@mall/runtime';
import { Wrapper } from '@mall/ui';
import { EditorialSections } from '../editorial-sections/editorial-sections.tsx';
import styles from './editorial-body.module.css';

export interface EditorialBodyProps {
  sections: readonly EditorialSection[];
  /** `wide` keeps a section's room above and below. */
  space?: 'narrow' | 'wide' | undefined;
}

/** All `sections` below each other. */
export function EditorialBody({ sections, space = 'narrow' }: EditorialBodyProps) {
  const { language } = useShellContext();
  return (
    <Wrapper className={styles[space]}>
      <EditorialSections sections={sections} language={language} />
    </Wrapper>
  );
}
