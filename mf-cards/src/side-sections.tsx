/** Short sections of the content beside a form. */
import type { EditorialSection } from '@mall/contracts';
import { FactList } from '@mall/ui/fact-list';
import { Notice } from '@mall/ui/notice';
import { RichText } from '@mall/ui/rich-text';
import styles from './side-sections.module.css';

/** One section each with its text, notice and facts. */
export function SideSections({ sections }: { sections: readonly EditorialSection[] }) {
  return sections.map(({ id, heading, html, notice, facts }) => (
    <section key={id} id={id} aria-labelledby={`${id}-heading`} className={styles.section}>
      <h2 id={`${id}-heading`} className={styles.heading}>
        {heading}
      </h2>
      {html ? <RichText html={html} /> : null}
      {notice ? <Notice tone="warning">{notice}</Notice> : null}
      {facts?.length ? <FactList facts={facts} /> : null}
    </section>
  ));
}
