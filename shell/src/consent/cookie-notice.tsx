import { useMessages } from '@mall/i18n';
import { type Consent, consent, useShellContext } from '@mall/runtime';
import { Button, IconButton, Wrapper } from '@mall/ui';
import { clsx } from 'clsx';
import { atom, useAtom } from 'jotai';
import { useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { MenuLink } from '../navigation/menu-link.tsx';
import styles from './cookie-notice.module.css';
import { useReturnFocus, useRoomBelow } from './notice-focus.ts';

function NoticeText({
  headingId,
  answered,
}: {
  headingId: string;
  answered?: Consent | undefined;
}) {
  // The first entry of the small print: what is done with data.
  const [privacy] = useShellContext().menu('legal');
  const t = useMessages('shell');
  return (
    <div className={styles.text}>
      {/* No heading, which would be the page's first one, before its h1. */}
      <p id={headingId} className={styles.heading}>
        {t('consent.heading')}
      </p>
      <p>
        {t('consent.text')}
        {privacy && ' '}
        {privacy && <MenuLink entry={privacy} className={styles.link} />}
      </p>
      {answered && <p>{t(`consent.now-${answered}`)}</p>}
    </div>
  );
}

/** The document's head script reads `data-answer` of a button that is pressed before hydration. */
const ANSWERS = [
  ['refused', 'consent.refuse'],
  ['granted', 'consent.accept'],
] as const;

interface NoticePanelProps {
  /** The current answer; without one the notice cannot be closed. */
  answered: Consent | undefined;
  /** The answer is not known yet: styles then decide whether the notice shows. */
  isUnknown: boolean;
  /** Set when the visitor has opened it: the focus then goes there. */
  isOpened: boolean;
  /** @param answer left out by a visitor who keeps the earlier answer. */
  onClose(answer?: Consent): void;
}

function NoticePanel({ answered, isUnknown, isOpened, onClose }: NoticePanelProps) {
  const t = useMessages('shell');
  const ref = useRef<HTMLElement>(null);
  const headingId = useId();
  const { onFocus, returnFocus } = useReturnFocus(ref);
  const close = (answer?: Consent) => {
    returnFocus();
    onClose(answer);
  };
  useEffect(() => {
    if (isOpened) ref.current?.focus({ preventScroll: true });
  }, [isOpened]);
  useRoomBelow(ref);
  return (
    <section
      ref={ref}
      onFocus={onFocus}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && answered) close();
      }}
      className={clsx(styles.notice, isUnknown && styles.unknown, 'screen-only scripted-only')}
      aria-labelledby={headingId}
      tabIndex={-1}
      // It is not part of the page's content.
      data-nosnippet=""
    >
      <Wrapper className={styles.layout}>
        <NoticeText {...{ headingId, answered }} />
        <div className={styles.answers}>
          {ANSWERS.map(([answer, label]) => (
            <Button
              key={answer}
              variant="primary"
              data-answer={answer}
              onClick={() => close(answer)}
            >
              {`${t(label)} `}
            </Button>
          ))}
        </div>
        {answered && (
          <IconButton
            icon="cross"
            label={t('consent.close')}
            className={styles.close}
            onClick={() => close()}
          />
        )}
      </Wrapper>
    </section>
  );
}

export const cookieSettingsOpenAtom = atom(false);

export function CookieNotice() {
  // The server's pages all have the notice: styles hide it from those who have answered.
  const answer = useSyncExternalStore<Consent | 'unknown' | undefined>(
    consent.subscribe,
    consent.get,
    () => 'unknown',
  );
  const [isOpened, setOpened] = useAtom(cookieSettingsOpenAtom);
  const isUnknown = answer === 'unknown';
  if (answer && !isUnknown && !isOpened) return null;
  return (
    <NoticePanel
      answered={isUnknown ? undefined : answer}
      {...{ isUnknown, isOpened }}
      onClose={(given) => {
        if (given) consent.set(given);
        setOpened(false);
      }}
    />
  );
}
