import { useMessages } from '@mall/i18n';
import { useShellContext } from '@mall/runtime';
import { buttonClass, formatMoment } from '@mall/ui';
import { useSite } from '../site/site-context.ts';
import styles from './preview-badge.module.css';

/** The badge of a preview: its releases, the time that it shows, when it ends, and a link that ends it at once. */
export function PreviewBadge() {
  const t = useMessages('shell');
  const { preview } = useSite().site;
  const { language, renderedAt } = useShellContext();
  if (!preview) return null;
  const { apps, until, clockOffset } = preview;
  const now = formatMoment(new Date(renderedAt).toISOString(), language);
  const shown = apps.map(({ app, release, owner }) => `${app}@${release.slice(0, 8)} (${owner})`);
  return (
    <aside className={styles.badge} aria-label={t('preview.label')} data-nosnippet="">
      <p>
        <strong>{t('preview.label')}</strong>{' '}
        {shown.length > 0 ? shown.join(', ') : t('preview.live')}
        {clockOffset !== 0 && ` · ${t('preview.time', { time: now })}`}
        {` · ${t('preview.until', { time: formatMoment(until, language) })}`}
      </p>
      {/* The gateway's own path: no route of the site. */}
      <a className={buttonClass('quiet', 'small')} href="/preview?end">
        {t('preview.end')}
      </a>
    </aside>
  );
}
