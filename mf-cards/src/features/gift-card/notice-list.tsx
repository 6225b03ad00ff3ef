import type { EditorialSection } from '@mall/contracts';
import { Notice, Wrapper } from '@mall/ui';
import styles from './notice-list.module.css';

/** The notices, shown above all other sections. */
export function NoticeList({ notices }: { notices: readonly EditorialSection[] }) {
  if (notices.length === 0) return null;
  return (
    <Wrapper className={styles.list}>
      {notices.map(({ id, heading, notice }) => (
        <section key={id} id={id} aria-labelledby={`${id}-heading`}>
          <Notice tone="warning" title={<span id={`${id}-heading`}>{heading}</span>}>
            <p>{notice}</p>
          </Notice>
        </section>
      ))}
    </Wrapper>
  );
}
