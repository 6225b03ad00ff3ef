/** One step at a time: the plan follows. */
import { useMessages } from '@mall/i18n';
import { consent } from '@mall/runtime';
import { Button, IconButton } from '@mall/ui';
import { clsx } from 'clsx';
import { useState } from 'react';
import { takeFocus } from '../../take-focus.ts';
import styles from './step-guide.module.css';

export interface Guide {
  /** The step that is shown; undefined for the whole way. */
  index: number | undefined;
  /** @param index undefined ends the guide. */
  go: (index: number | undefined) => void;
}

interface StepGuideProps {
  guide: Guide;
  /** Of all steps, in order. */
  texts: readonly string[];
}

/** Stays in the page, empty without a step: what appears together with its text is not announced. */
function Step({ index, texts }: Pick<Guide, 'index'> & Pick<StepGuideProps, 'texts'>) {
  if (index === undefined) return <p role="status" />;
  return (
    <p role="status" className={styles.step}>
      <span className={styles.count}>{`${index + 1}/${texts.length}`}</span> {texts[index]}
    </p>
  );
}

export function StepGuide({ guide: { index, go }, texts }: StepGuideProps) {
  const t = useMessages('shops');
  const [hasEnded, setHasEnded] = useState(false);
  const show = (next: number | undefined) => {
    setHasEnded(next === undefined);
    go(next);
  };
  const isGuided = index !== undefined;
  const isLast = index === texts.length - 1;
  // Until it is answered, the cookie notice covers the end of the window.
  const isEndFree = consent.use();
  return (
    <div
      className={clsx(isGuided && styles.guide, isGuided && isEndFree && styles.inView)}
      {...(isGuided && { role: 'group', 'aria-label': t('directions.guide') })}
    >
      {isGuided ? (
        <IconButton
          icon="chevron-left"
          label={t(index === 0 ? 'directions.whole' : 'directions.previous')}
          onClick={() => show(index === 0 ? undefined : index - 1)}
        />
      ) : null}
      <Step {...{ index, texts }} />
      {isGuided ? (
        <IconButton
          ref={takeFocus}
          icon={isLast ? 'cross' : 'chevron-right'}
          label={t(isLast ? 'directions.whole' : 'directions.next')}
          onClick={() => show(isLast ? undefined : index + 1)}
        />
      ) : (
        <Button
          ref={hasEnded ? takeFocus : undefined}
          size="small"
          className={styles.start}
          onClick={() => show(0)}
        >
          {t('directions.guide')}
        </Button>
      )}
    </div>
  );
}
