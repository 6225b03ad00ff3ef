/** The mall's address and contacts. */
import { PhoneLink } from '@mall/blocks';
import { useApiData } from '@mall/runtime';
import styles from './contact-details.module.css';

/** Address, telephone and e-mail. */
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
