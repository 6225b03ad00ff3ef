/** The newest present of the advent calendar, which need not be of today: a parcel that opens in a dialog. */
import type { Campaign } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { useDialogs } from '@mall/runtime';
import { Button, Wrapper } from '@mall/ui';
import { RichText } from '@mall/ui/rich-text';
import { Parcel } from './parcel.tsx';
import styles from './present.module.css';

/** Without a script the present is open. */
export function Present({ present }: { present: NonNullable<Campaign['present']> }) {
  const t = useMessages('campaigns');
  const { showMessage } = useDialogs();
  const { headline, html } = present;
  const open = () =>
    showMessage({
      type: 'attend',
      headline,
      html,
      primary: { title: t('present.thanks') },
    });
  return (
    <Wrapper>
      <section className={styles.present} aria-labelledby="ajandek">
        <Parcel className={styles.parcel} />
        <div className={styles.text}>
          <h2 id="ajandek">{t('present.heading')}</h2>
          <p className={styles.lead}>{t('present.lead')}</p>
          <Button onClick={open} className={styles.open} aria-haspopup="dialog">
            {t('present.open')}
          </Button>
          <div className={styles.opened}>
            <h3>{headline}</h3>
            <RichText html={html} />
          </div>
        </div>
      </section>
    </Wrapper>
  );
}
