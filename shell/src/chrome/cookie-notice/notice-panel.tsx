import { useMessages } from '@mall/i18n';
import { type Consent, PageLink, useVisit } from '@mall/runtime';
import { Button, Wrapper } from '@mall/ui';
import { useEffect, useId, useRef } from 'react';
import styles from './cookie-notice.module.css';
import { useRoomBelow } from './use-room-below.ts';

interface NoticePanelProps {
  /** The answer that holds until now. */
  answered: Consent | undefined;
  /** Set when the visitor has opened it: the focus then goes there, and back on closing. */
  opened: boolean;
  onAnswer(answer: Consent): void;
}

/** Takes the focus when the visitor has asked for the notice, and gives it back. */
function useFocusWhen(opened: boolean) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!opened) return;
    const before = document.activeElement;
    ref.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, [opened]);
  return ref;
}

/** Refusal and Accept look the same and stand side by side; the page behind stays usable. */
export function NoticePanel({ answered, opened, onAnswer }: NoticePanelProps) {
  const t = useMessages('shell');
  const { hasRoute } = useVisit();
  const ref = useFocusWhen(opened);
  const headingId = useId();
  useRoomBelow(ref);
  return (
    <section ref={ref} className={styles.notice} aria-labelledby={headingId} tabIndex={-1}>
      <Wrapper className={styles.layout}>
        <div className={styles.text}>
          <h2 id={headingId} className={styles.heading}>
            {t('cookie-notice.heading')}
          </h2>
          <p>
            {t('cookie-notice.text')}{' '}
            {hasRoute('info') && (
              <PageLink to="info" hash="adatvedelem" className={styles.link}>
                {t('cookie-notice.more')}
              </PageLink>
            )}
          </p>
          {answered && <p>{t(`cookie-notice.now-${answered}`)}</p>}
        </div>
        <div className={styles.answers}>
          <Button variant="primary" onClick={() => onAnswer('refused')}>
            {t('cookie-notice.refuse')}
          </Button>
          <Button variant="primary" onClick={() => onAnswer('granted')}>
            {t('cookie-notice.accept')}
          </Button>
        </div>
      </Wrapper>
    </section>
  );
}
