import type { EditorialSection } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { Wrapper } from '@mall/ui';
import { Notice } from '@mall/ui/notice';
import styles from './notice-list.module.css';

interface NoticeListProps {
  notices: readonly EditorialSection[];
  /** Whether the balance of a card can be asked for all the same. */
  balance: boolean;
}

/** The notices of a suspension, above all other sections. */
export function NoticeList({ notices, balance }: NoticeListProps) {
  const t = useMessages('cards');
  if (notices.length === 0) return null;
  return (
    <Wrapper className={styles.list}>
      {notices.map(({ id, heading, notice }) => (
        <section key={id} id={id} aria-labelledby={`${id}-heading`}>
          <Notice tone="warning" title={<span id={`${id}-heading`}>{heading}</span>}>
            <p>
              {notice}{' '}
              {t(balance ? 'gift-card.suspendedWithBalance' : 'gift-card.suspendedWithoutBalance')}
            </p>
          </Notice>
        </section>
      ))}
    </Wrapper>
  );
}
