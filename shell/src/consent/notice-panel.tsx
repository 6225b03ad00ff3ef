import { useMessages } from '@mall/i18n';
import type { Consent } from '@mall/runtime';
import { Button, IconButton, Wrapper } from '@mall/ui';
import { clsx } from 'clsx';
import { useEffect, useId, useRef } from 'react';
import styles from './cookie-notice.module.css';
import { NoticeText } from './notice-text.tsx';
import { useReturnFocus } from './use-return-focus.ts';
import { useRoomBelow } from './use-room-below.ts';

interface NoticePanelProps {
  /** The current answer; without one the notice cannot be closed. */
  answered: Consent | undefined;
  /** The answer is not known yet: styles then decide whether it shows. */
  isUnknown: boolean;
  /** Set when the visitor has opened it: the focus then goes there. */
  opened: boolean;
  onAnswer(answer: Consent): void;
  /** The visitor keeps the earlier answer. */
  onClose(): void;
}

/** The document's head script reads `data-answer` of a button that is pressed before hydration. */
const ANSWERS = [
  ['refused', 'consent.refuse'],
  ['granted', 'consent.accept'],
] as const;

function Answers({ onAnswer }: Pick<NoticePanelProps, 'onAnswer'>) {
  const t = useMessages('shell');
  return (
    <div className={styles.answers}>
      {ANSWERS.map(([answer, label]) => (
        <Button
          key={answer}
          variant="primary"
          data-answer={answer}
          onClick={() => onAnswer(answer)}
        >
          {t(label)}
        </Button>
      ))}
    </div>
  );
}

/** Refusal and Accept look the same and are side by side; the page behind stays usable. */
export function NoticePanel({ answered, isUnknown, opened, onAnswer, onClose }: NoticePanelProps) {
  const t = useMessages('shell');
  const ref = useRef<HTMLElement>(null);
  const headingId = useId();
  const { onFocus, returnFocus } = useReturnFocus(ref);
  const close = () => {
    returnFocus();
    onClose();
  };
  useEffect(() => {
    if (opened) ref.current?.focus({ preventScroll: true });
  }, [opened]);
  useRoomBelow(ref);
  const answer = (given: Consent) => {
    returnFocus();
    onAnswer(given);
  };
  return (
    <section
      ref={ref}
      onFocus={onFocus}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && answered) close();
      }}
      className={clsx(styles.notice, isUnknown && styles.unknown)}
      aria-labelledby={headingId}
      tabIndex={-1}
      // It is not part of the page's content.
      data-nosnippet=""
    >
      <Wrapper className={styles.layout}>
        <NoticeText {...{ headingId, answered }} />
        <Answers onAnswer={answer} />
        {answered && (
          <IconButton
            icon="cross"
            label={t('consent.close')}
            className={styles.close}
            onClick={close}
          />
        )}
      </Wrapper>
    </section>
  );
}
