import type { EditorialSection } from '@mall/contracts';
import { useVisit } from '@mall/runtime';
import { EditorialSections, Wrapper } from '@mall/ui';
import styles from './editorial-body.module.css';

/** The sections of an editorial page. */
export function EditorialBody({ sections }: { sections: readonly EditorialSection[] }) {
  const { language } = useVisit();
  return (
    <Wrapper className={styles.body}>
      <EditorialSections sections={sections} language={language} />
    </Wrapper>
  );
}
