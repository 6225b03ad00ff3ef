/** A parcel with a ribbon, drawn with the colours of the design system. */
import styles from './present.module.css';

/** Decoration; its lid lifts with the button of the present. */
export function Parcel({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 160 150" aria-hidden="true">
      <path className={styles.box} d="M18 62h124v74a8 8 0 0 1-8 8H26a8 8 0 0 1-8-8z" />
      <path className={styles.ribbon} d="M68 62h24v82H68z" />
      <g className={styles.lid}>
        <path
          className={styles.cover}
          d="M14 40h132a6 6 0 0 1 6 6v16a4 4 0 0 1-4 4H12a4 4 0 0 1-4-4V46a6 6 0 0 1 6-6z"
        />
        <path className={styles.ribbon} d="M66 40h28v26H66z" />
        <path
          className={styles.bow}
          d="M80 38C66 8 34 2 30 18s26 22 50 20c24 2 54-4 50-20S94 8 80 38z"
        />
      </g>
    </svg>
  );
}
