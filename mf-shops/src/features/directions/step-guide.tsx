/** One step at a time: the plan follows. */
import { useMessages } from '@mall/i18n';
import { Button, IconButton } from '@mall/ui';
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

export function StepGuide({ guide: { index, go }, texts }: StepGuideProps) {
  const t = useMessages('shops');
  if (index === undefined) {
    return (
      <Button size="small" className={styles.start} onClick={() => go(0)}>
        {t('directions.guide')}
      </Button>
    );
  }
  const isLast = index === texts.length - 1;
  return (
    <fieldset className={styles.guide}>
      <legend className="visually-hidden">{t('directions.guide')}</legend>
      <IconButton
        icon="chevron-left"
        label={t(index === 0 ? 'directions.whole' : 'directions.previous')}
        onClick={() => go(index === 0 ? undefined : index - 1)}
      />
      <p className={styles.step} role="status">
        <span className={styles.count}>{`${index + 1}/${texts.length}`}</span> {texts[index]}
      </p>
      <IconButton
        icon={isLast ? 'cross' : 'chevron-right'}
        label={t(isLast ? 'directions.whole' : 'directions.next')}
        onClick={() => go(isLast ? undefined : index + 1)}
      />
    </fieldset>
  );
}
