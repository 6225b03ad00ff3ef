/** Shares the page by what the visitor's device has: nothing of a third party is loaded. */
import { useMessages } from '@mall/i18n';
import { useBrowserValue, usePageLocation, useShellContext } from '@mall/runtime';
import { Button, buttonClass, Icon } from '@mall/ui';
import { useState } from 'react';
import styles from './share-links.module.css';

const SHARE = 'M12 15V4M8 7.5 12 3.5l4 4M6 11H5v9h14v-9h-1';
const CHAIN =
  'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.6-5.6L12 7.2M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.6 5.6L12 16.8';
const ENVELOPE = 'M3.5 6h17v12h-17zM4 7l8 6 8-6';

interface ShareLinksProps {
  title: string;
}

function ShareButton({ title, url }: ShareLinksProps & { url: string }) {
  const t = useMessages('content');
  const share = () => {
    // It rejects when the visitor closes the dialog, which is no error.
    navigator.share({ title, url }).catch(() => undefined);
  };
  return (
    <Button variant="secondary" size="small" onClick={share}>
      <Icon path={SHARE} />
      {t('share.share')}
    </Button>
  );
}

function CopyButton({ url }: { url: string }) {
  const t = useMessages('content');
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  const copy = () => {
    navigator.clipboard.writeText(url).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    );
  };
  return (
    <>
      <Button variant="secondary" size="small" onClick={copy} className="scripted-only">
        <Icon path={CHAIN} />
        {t('share.copy')}
      </Button>
      <p role="status" className={styles.status}>
        {outcome ? t(`share.${outcome}`) : null}
      </p>
    </>
  );
}

function MailLink({ title, url }: ShareLinksProps & { url: string }) {
  const t = useMessages('content');
  const { brand } = useShellContext();
  const subject = encodeURIComponent(`${title} – ${brand.name}`);
  return (
    <a
      href={`mailto:?subject=${subject}&body=${encodeURIComponent(url)}`}
      className={buttonClass('secondary', 'small')}
    >
      <Icon path={ENVELOPE} />
      {t('share.mail')}
    </a>
  );
}

export function ShareLinks({ title }: ShareLinksProps) {
  const t = useMessages('content');
  const { origin } = useShellContext();
  const url = origin + usePageLocation().pathname;
  const hasDialog = useBrowserValue(() => 'share' in navigator, false);
  return (
    <aside aria-label={t('share.label')} className={`${styles.share} screen-only`}>
      {hasDialog ? (
        <ShareButton title={title} url={url} />
      ) : (
        <>
          <MailLink title={title} url={url} />
          <CopyButton url={url} />
        </>
      )}
    </aside>
  );
}
