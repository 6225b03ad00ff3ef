/** A small sign on a coloured tile for each attraction. */
import { clsx } from 'clsx';
import styles from './panels.module.css';

const SIGNS: Readonly<Record<string, { tone: string | undefined; path: string }>> = {
  tropicarium: {
    tone: styles.sky,
    path: 'M3 12c3-5 9-6 13-2l4-3v10l-4-3c-4 4-10 3-13-2zM8 11h.01',
  },
  cinema: { tone: styles.plum, path: 'M4 6h16v12H4zM8 6v12M16 6v12M4 10h4M4 14h4M16 10h4M16 14h4' },
  playhouse: { tone: styles.sun, path: 'M3 12l9-8 9 8M6 10v10h12V10M10 20v-5h4v5' },
  kockapark: { tone: styles.coral, path: 'M4 10h16v9H4zM6 10V7h4v3M14 10V7h4v3M12 10v9' },
};

export function AttractionIcon({ route }: { route: string }) {
  const sign = SIGNS[route];
  if (!sign) return null;
  return (
    <svg className={clsx(styles.sign, sign.tone)} viewBox="-6 -6 36 36" aria-hidden="true">
      <path d={sign.path} />
    </svg>
  );
}
