import styles from './snow.module.css';

/** Each flake has its own path in the stylesheet. */
const FLAKES = Array.from({ length: 10 }, (_, flake) => flake);

/** Decoration: hidden from assistive technology, without effect on clicks and layout. */
export function Snow() {
  return (
    <div className={styles.snow} aria-hidden="true">
      {FLAKES.map((flake) => (
        <svg key={flake} className={styles.flake} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 2v20M3.3 7l17.4 10M20.7 7 3.3 17M9 3.5l3 3 3-3M9 20.5l3-3 3 3" />
        </svg>
      ))}
    </div>
  );
}
