/** The newest present of the advent calendar, which need not be of today: a parcel that opens in a dialog. */
import type { Campaign } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { useDialogs } from '@mall/runtime';
import { Button, Wrapper } from '@mall/ui';
import { RichText } from '@mall/ui/rich-text';
import styles from './present.module.css';

function Parcel({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 160 150" aria-hidden="true">
      <path className={styles.box} d="M18 62h124v74a8 8 0 0 1-8 8H26a8 8 0 0 1-8-8z" />
      <path className={styles.ribbon} d="M68 62h24v82H68z" />
      <g className={styles.lid}>
        <path
          className={styles.cover}
          d="M14 40h132a6 6 0 0 1 6 6v16a4 4 0 0 1-4 4H12a4 4 0 0 1-4-4V46a6 6 0 0 1 6-6z"
        />
        <path className={styles.ribbon} d="M66 40h28v26H66z" />
        <path
          className={styles.bow}
          d="M80 38C66 8 34 2 30 18s26 22 50 20c24 2 54-4 50-20S94 8 80 38z"
        />
      </g>
    </svg>
  );
}

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
          <Button onClick={open} className={`${styles.open} scripted-only`} aria-haspopup="dialog">
            {t('present.open')}
          </Button>
          <div className="unscripted-only">
            <h3>{headline}</h3>
            <RichText html={html} />
          </div>
        </div>
      </section>
    </Wrapper>
  );
}
