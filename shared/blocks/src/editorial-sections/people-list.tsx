/** Contact persons of an editorial section. */
import type { EditorialSection } from '@mall/contracts';
import { PhoneLink } from '../phone-link/phone-link.tsx';
import { EmailText } from './email-text.tsx';
import styles from './people-list.module.css';

type Person = NonNullable<EditorialSection['people']>[number];

/** Names with their role and ways to reach them. */
export function PeopleList({ people }: { people: readonly Person[] }) {
  return (
    <ul className={styles.list}>
      {people.map((person, index) => (
        <li key={index} className={styles.person}>
          <p className={styles.name}>{person.name}</p>
          <p className={styles.role}>{person.role}</p>
          <PhoneLink phone={person.phone} />
          <a href={`mailto:${person.email}`}>
            <EmailText address={person.email} />
          </a>
        </li>
      ))}
    </ul>
  );
}
