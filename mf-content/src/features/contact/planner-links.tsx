/** Links out to route planners; each fires the analytics event Get Direction. */
import { NewTabNote } from '@mall/blocks';
import { useMessages } from '@mall/i18n';
import { track, useApiData } from '@mall/runtime';
import { buttonClass } from '@mall/ui';
import styles from './contact-details.module.css';
import { openMapUrl, plannerUrl, TRAVEL_MODES } from './route-planners.ts';

function PlannerLink({ url, text, isMain }: { url: string; text: string; isMain?: boolean }) {
  return (
    <a
      href={url}
      className={buttonClass(isMain ? 'primary' : 'secondary')}
      target="_blank"
      rel="noreferrer"
      onClick={() => track({ event: 'Lead', category: 'Get Direction', label: 'Contact' })}
    >
      {text}
      <NewTabNote />
    </a>
  );
}

/** One link for each means of transport. */
export function PlannerLinks() {
  const t = useMessages('content');
  const { contact } = useApiData('config');
  return (
    <nav aria-label={t('contact.directions')} className={styles.planners}>
      <p className={styles.label}>{t('contact.directions')}</p>
      <ul>
        {TRAVEL_MODES.map((mode) => (
          <li key={mode}>
            <PlannerLink
              url={plannerUrl(contact, mode)}
              text={t(`contact.modes.${mode}`)}
              isMain={mode === 'car'}
            />
          </li>
        ))}
        <li>
          <PlannerLink url={openMapUrl(contact)} text={t('contact.openMap')} />
        </li>
      </ul>
    </nav>
  );
}
