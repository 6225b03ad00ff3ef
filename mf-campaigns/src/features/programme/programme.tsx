/** The programme of an event: entries along a line. */
import styles from './programme.module.css';

interface ProgrammeProps {
  entries: readonly { label: string; value: string }[];
}

/** A description list: times as terms, events as descriptions. */
export function Programme({ entries }: ProgrammeProps) {
  return (
    <dl className={styles.programme}>
      {entries.map(({ label, value }, index) => (
        <div key={index} className={styles.entry}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
