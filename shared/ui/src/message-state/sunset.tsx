/** A sun behind a hill; with a cloud when something went wrong. */
import styles from './sunset.module.css';

/** A decorative drawing. */
export function Sunset(props: { cloudy: boolean; className?: string | undefined }) {
  return (
    <svg className={props.className} viewBox="0 0 160 96" aria-hidden="true">
      <path className={styles.halo} d="M20 84a60 60 0 0 1 120 0z" />
      <path className={styles.sun} d="M40 84a40 40 0 0 1 80 0z" />
      <path className={styles.hill} d="M4 96c18-22 44-26 76-14s56 6 76 14z" />
      {props.cloudy ? (
        <path
          className={styles.cloud}
          d="M92 74a13 13 0 0 1 1-26 20 20 0 0 1 38-3 15 15 0 0 1 3 29z"
        />
      ) : null}
    </svg>
  );
}
