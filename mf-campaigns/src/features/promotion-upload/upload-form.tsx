/**
 * The upload of a promotion. A script shows how far it is and sends it again after a lost connection;
 * without one the browser posts it to the page itself, which shows the answer in it.
 */
import { useEarlyTyping, useFocusOnAnswer } from '@mall/blocks';
import {
  type Campaign,
  type CampaignPromotion,
  UPLOAD_FIELDS,
  UPLOAD_QUERY_KEY,
  type UploadField,
} from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { usePageLocation, usePageQuery, useShellContext } from '@mall/runtime';
import { Button, formatDayRange, Icon, Section } from '@mall/ui';
import { formatForints } from '@mall/ui/money';
import { useId } from 'react';
import { UploadFields } from './upload-fields.tsx';
import styles from './upload-form.module.css';
import { UploadReport } from './upload-report.tsx';
import type { UploadState } from './upload-state.ts';
import { useFieldErrors } from './use-field-errors.ts';
import { useUpload } from './use-upload.ts';

const HASH = 'feltoltes';

interface UploadFormProps {
  /** First part of the call's path. */
  call: string;
  promotion: CampaignPromotion;
  /** The last section of the page. */
  endsPage?: boolean | undefined;
}

function Done({ count }: { count: number }) {
  const t = useMessages('campaigns');
  const ref = useFocusOnAnswer<HTMLHeadingElement>(count);
  return (
    <div className={styles.done}>
      <Icon name="check" className={styles.check} />
      <h3 ref={ref} tabIndex={-1}>
        {t('promotion-upload.sent')}
      </h3>
      <p role="status">{t('promotion-upload.sentText')}</p>
    </div>
  );
}

function Progress({ state }: { state: UploadState }) {
  const t = useMessages('campaigns');
  if (state.kind !== 'sending') return null;
  const percent = Math.round(state.part * 100);
  return (
    <div className={styles.progress}>
      <progress max={100} value={percent} aria-label={t('promotion-upload.sending')} />
      <span>{t('promotion-upload.percent', { percent })}</span>
    </div>
  );
}

function UploadForm({ call, promotion, endsPage }: UploadFormProps) {
  const t = useMessages('campaigns');
  const { language } = useShellContext();
  const { pathname } = usePageLocation();
  const query = new URLSearchParams(usePageQuery());
  query.set(UPLOAD_QUERY_KEY, call);
  const { state, count, inputs, keep, submit } = useUpload(call);
  const ref = useEarlyTyping(keep);
  const id = useId();
  const idOf = (name: UploadField) => `${id}-${name}`;
  const errorOf = useFieldErrors(state);
  const field = (name: UploadField) => ({
    ...{ id: idOf(name), name, error: errorOf(name) },
    defaultValue: inputs[name],
  });
  const errors = UPLOAD_FIELDS.map((name) => ({ id: idOf(name), text: errorOf(name) ?? '' }));
  const { from, until, minimum } = promotion;
  const period = formatDayRange(from, until, language);
  const lead = t('promotion-upload.lead', { period, minimum: formatForints(minimum, language) });
  return (
    <Section
      id={HASH}
      heading={t('promotion-upload.heading')}
      lead={lead}
      tone="sun"
      endsPage={endsPage}
    >
      {state.kind === 'sent' ? (
        <Done count={count} />
      ) : (
        <form
          ref={ref}
          method="post"
          encType="multipart/form-data"
          action={`${pathname}?${query}#${HASH}`}
          onSubmit={submit}
          onChange={keep}
          noValidate
          className={styles.form}
        >
          <UploadReport state={state} count={count} errors={errors.filter(({ text }) => text)} />
          <input type="hidden" name="language" value={language} />
          <UploadFields promotion={promotion} field={field} />
          <Progress state={state} />
          <Button
            type="submit"
            size="large"
            className={styles.submit}
            aria-disabled={state.kind === 'sending'}
            aria-busy={state.kind === 'sending'}
          >
            {t(state.kind === 'sending' ? 'promotion-upload.sending' : 'promotion-upload.send')}
          </Button>
        </form>
      )}
    </Section>
  );
}

interface PromotionUploadProps extends Pick<UploadFormProps, 'endsPage'> {
  campaign: Campaign;
}

function EntriesOver({ endsPage }: Pick<UploadFormProps, 'endsPage'>) {
  const t = useMessages('campaigns');
  return (
    <Section id={HASH} heading={t('promotion-upload.over')} tone="sun" endsPage={endsPage}>
      <p>{t('promotion-upload.overText')}</p>
    </Section>
  );
}

/** The upload of `campaign`, or that its entries are over; nothing for one that takes no receipts. */
export function PromotionUpload({ campaign, endsPage }: PromotionUploadProps) {
  const { call, promotion, entriesOver } = campaign;
  if (!call || !promotion) return null;
  if (entriesOver) return <EntriesOver endsPage={endsPage} />;
  return <UploadForm call={call} promotion={promotion} endsPage={endsPage} />;
}
