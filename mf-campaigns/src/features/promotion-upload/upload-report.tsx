/** Above the fields: why an upload was not taken. It has the focus when it is shown. */
import { useFocusOnAnswer } from '@mall/blocks';
import { UPLOAD_FIELDS } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { useShellContext } from '@mall/runtime';
import { Button } from '@mall/ui';
import { Notice } from '@mall/ui/notice';
import styles from './upload-form.module.css';
import { errorOf, type UploadState } from './upload-state.ts';

interface UploadReportProps {
  state: UploadState;
  count: number;
  idOf: (field: (typeof UPLOAD_FIELDS)[number]) => string;
}

function Errors({ state, idOf }: Pick<UploadReportProps, 'state' | 'idOf'>) {
  const { language } = useShellContext();
  const errors = UPLOAD_FIELDS.map((field) => [field, errorOf(field, state, language)] as const);
  return (
    <ul>
      {errors
        .filter(([, text]) => text)
        .map(([field, text]) => (
          <li key={field}>
            <a href={`#${idOf(field)}`}>{text}</a>
          </li>
        ))}
    </ul>
  );
}

export function UploadReport({ state, count, idOf }: UploadReportProps) {
  const t = useMessages('campaigns');
  const ref = useFocusOnAnswer<HTMLDivElement>(count);
  const { kind } = state;
  if (kind === 'new' || kind === 'sending' || kind === 'sent') return null;
  return (
    <div ref={ref} tabIndex={-1} role="alert">
      <Notice tone={kind === 'closed' ? 'warning' : 'error'} title={t(`promotion-upload.${kind}`)}>
        {kind === 'refused' ? (
          <>
            <Errors state={state} idOf={idOf} />
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
