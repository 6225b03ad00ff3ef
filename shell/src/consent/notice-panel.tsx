import { useMessages } from '@mall/i18n';
import { type Consent, useShellContext } from '@mall/runtime';
import { Button, IconButton, Wrapper } from '@mall/ui';
import { clsx } from 'clsx';
import { Fragment, useEffect, useId, useRef } from 'react';
import { MenuLink } from '../navigation/menu-link.tsx';
import styles from './cookie-notice.module.css';
import { useReturnFocus, useRoomBelow } from './notice-focus.ts';

/** Of the small print the notice names the first entry: what is done with data. */
const NAMED = 1;

interface NoticeTextProps {
  headingId: string;
  /** The current answer. */
  answered: Consent | undefined;
}

/** What is asked, and what the visitor has answered before. */
function NoticeText({ headingId, answered }: NoticeTextProps) {
  const { menu } = useShellContext();
  const t = useMessages('shell');
  return (
    <div className={styles.text}>
      <h2 id={headingId} className={styles.heading}>
        {t('consent.heading')}
      </h2>
      <p>
        {t('consent.text')}
        {menu('legal')
          .slice(0, NAMED)
          .map((entry) => (
            <Fragment key={entry.route + entry.hash}>
              {' '}
              <MenuLink entry={entry} className={styles.link} />
            </Fragment>
          ))}
      </p>
      {answered && <p>{t(`consent.now-${answered}`)}</p>}
    </div>
  );
}

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
