import { NewTabNote, PhoneLink } from '@mall/blocks';
import type { Contact } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { track, useApiData } from '@mall/runtime';
import { buttonClass } from '@mall/ui';
import styles from './contact-details.module.css';

/** As Google Maps names them. */
const TRAVEL_MODES = ['driving', 'transit', 'bicycling', 'walking'] as const;
type TravelMode = (typeof TRAVEL_MODES)[number];

const ZOOM = 17;

type Place = Pick<Contact, 'latitude' | 'longitude'>;

function plannerUrl({ latitude, longitude }: Place, mode: TravelMode): string {
  const query = new URLSearchParams({
    api: '1',
    destination: `${latitude},${longitude}`,
    travelmode: mode,
  });
  return `https://www.google.com/maps/dir/?${query}`;
}

function openMapUrl({ latitude, longitude }: Place): string {
  const query = new URLSearchParams({ mlat: String(latitude), mlon: String(longitude) });
  return `https://www.openstreetmap.org/?${query}#map=${ZOOM}/${latitude}/${longitude}`;
}

export function ContactDetails() {
  const { contact } = useApiData('config');
  const { address, postal_code, city, phone, email } = contact;
  return (
    <address className={styles.details}>
      <p className={styles.address}>
        {postal_code} {city}, {address}
      </p>
      <p>
        <PhoneLink phone={phone} />
      </p>
      <p>
        <a href={`mailto:${email}`}>{email}</a>
      </p>
    </address>
  );
}

function PlannerLink({ url, text }: { url: string; text: string }) {
  return (
    <a
      href={url}
      className={buttonClass('secondary', 'small')}
      target="_blank"
      rel="noreferrer"
      onClick={() => track({ event: 'Lead', category: 'Get Direction', label: 'Contact' })}
    >
      {text}
      <NewTabNote />
    </a>
  );
}

export function PlannerLinks() {
  const t = useMessages('content');
  const { contact } = useApiData('config');
  return (
    <nav aria-label={t('contact.directions')} className={styles.planners}>
      <p className={styles.label}>{t('contact.directions')}</p>
      <ul>
        {TRAVEL_MODES.map((mode) => (
          <li key={mode}>
            <PlannerLink url={plannerUrl(contact, mode)} text={t(`contact.modes.${mode}`)} />
          </li>
        ))}
        <li>
          <PlannerLink url={openMapUrl(contact)} text={t('contact.openMap')} />
        </li>
      </ul>
    </nav>
  );
}
