/** Above the fields: why an upload was not taken. It has the focus when it is shown. */
import { FormErrors, useFocusOnAnswer } from '@mall/blocks';
import { useMessages } from '@mall/i18n';
import { Button } from '@mall/ui';
import { Notice } from '@mall/ui/notice';
import styles from './upload-form.module.css';
import type { UploadState } from './upload-state.ts';

interface UploadReportProps {
  state: UploadState;
  count: number;
  /** What is wrong with the fields, each with the id of its field. */
  errors: { id: string; text: string }[];
}

export function UploadReport({ state, count, errors }: UploadReportProps) {
  const t = useMessages('campaigns');
  const ref = useFocusOnAnswer<HTMLDivElement>(count);
  const { kind } = state;
  if (kind === 'new' || kind === 'sending' || kind === 'sent') return null;
  return (
    <div ref={ref} tabIndex={-1} role="alert">
      <Notice tone={kind === 'closed' ? 'warning' : 'error'} title={t(`promotion-upload.${kind}`)}>
        {kind === 'refused' ? (
          <>
            <FormErrors errors={errors} />
            <p className={styles.typed}>{t('promotion-upload.typed')}</p>
          </>
        ) : null}
        {kind === 'lost' || kind === 'unavailable' ? (
          <>
            <p>{t(`promotion-upload.${kind}Text`)}</p>
            <Button type="submit" variant="secondary" className={styles.again}>
              {t('promotion-upload.again')}
            </Button>
          </>
        ) : null}
      </Notice>
    </div>
  );
}
