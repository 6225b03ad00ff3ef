import { routePath } from '@mall/routing';
import { useShellContext } from '@mall/runtime';
import styles from './logo.module.css';

export function Logo() {
  const { brand, language } = useShellContext();
  return (
    <a className={styles.logo} href={routePath({ paths: { hu: '/', en: '/' } }, language)}>
      <svg className={styles.mark} viewBox="0 0 48 48" aria-hidden="true">
        <path className={styles.sun} d="M8 32a16 16 0 0 1 32 0z" />
        <path
          className={styles.rays}
          d="M24 5v6M9.5 11l3.6 4.6M38.5 11l-3.6 4.6M2 25l5.6 1.6M46 25l-5.6 1.6"
        />
        <path
          className={styles.grove}
          d="M3 34c7-5 13-5 21 0s14 5 21 0v7a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4z"
        />
      </svg>
      <span className={styles.name}>{brand.name}</span>
    </a>
  );
}
