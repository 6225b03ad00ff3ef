/** The drawing of the not-found page: the sun of the logo behind a signpost. */
import styles from './lost-sun.module.css';

/** Decorative: hidden from assistive technology. */
export function LostSun({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 360 300" aria-hidden="true">
      <path className={styles.sky} d="M30 300V150a150 150 0 0 1 300 0v150z" />
      <path
        className={styles.rays}
        d="M180 44v24M97 76l15 19M263 76l-15 19M56 150l24 6M304 150l-24 6"
      />
      <path className={styles.sun} d="M96 214a84 84 0 0 1 168 0z" />
      <g className={styles.face}>
        <path d="M146 178c4-6 12-6 16 0M198 178c4-6 12-6 16 0M168 202c8-7 16-7 24 0" />
      </g>
      <path className={styles.hill} d="M30 222c50-34 100-34 150-6s100 28 150-4v88H30z" />
      <path className={styles.post} d="M262 300v-96" />
      <path className={styles.board} d="M222 208h66l20 19-20 19h-66z" />
      <path className={styles.mark} d="M246 222c0-11 18-11 18 0 0 7-9 6-9 13M255 240v.5" />
    </svg>
  );
}
