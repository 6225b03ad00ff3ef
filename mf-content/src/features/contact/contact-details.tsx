/** The mall's address and contacts. */
import { NewTabNote, PhoneLink } from '@mall/blocks';
import type { Contact } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { track, useApiData } from '@mall/runtime';
import { buttonClass } from '@mall/ui';
import styles from './contact-details.module.css';

/** Opens the visitor's map with the mall as destination. */
function directionsUrl({ latitude, longitude }: Contact): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;
}

/** Address, telephone and e-mail, with a link to directions. */
export function ContactDetails() {
  const t = useMessages('content');
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
      <a
        href={directionsUrl(contact)}
        className={buttonClass('primary')}
        target="_blank"
        rel="noreferrer"
        onClick={() => track({ event: 'Lead', category: 'Get Direction', label: 'Contact' })}
      >
        {t('contact.directions')}
        <NewTabNote />
      </a>
    </address>
  );
}
