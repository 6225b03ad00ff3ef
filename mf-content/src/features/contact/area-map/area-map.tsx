import { useMessages } from '@mall/i18n';
import { useShellContext } from '@mall/runtime';
import { useId } from 'react';
import styles from './area-map.module.css';

function Ground() {
  return (
    <>
      <path className={styles.land} d="M0 0h720v560H0z" />
      <path className={styles.park} d="M40 330c40-50 130-40 150 10s-30 90-90 80-90-50-60-90z" />
      <path className={styles.river} d="M640 0c-50 120-10 220-60 330s-20 160-50 230h190V0z" />
      <path className={styles.street} d="M250 90v330M120 270h380M250 150h230" />
      <path className={styles.road} d="M330-10C300 90 230 150 225 270s-60 200-70 300" />
      <path className={styles.motorway} d="M-10 480c200-40 480-30 740 10" />
      <path className={styles.rail} d="M355-10c-5 40-10 60-25 92" />
      <path className={styles.bike} d="M590 0c-40 120-5 210-50 320s-25 150-45 240" />
      <path className={styles.bike} d="M540 320c-40 20-70 20-110 22" />
    </>
  );
}

interface Label {
  at: readonly [x: number, y: number];
  key: 'bus' | 'tram' | 'district' | 'centre' | 'road' | 'motorway' | 'river' | 'bike';
  look?: 'water' | 'strong';
  /** Whether the text ends there. */
  end?: boolean;
}

const LABELS: readonly Label[] = [
  { key: 'bus', at: [244, 262], end: true },
  { key: 'tram', at: [352, 92], look: 'strong' },
  { key: 'district', at: [352, 124] },
  { key: 'centre', at: [290, 38], end: true },
  { key: 'road', at: [178, 448], look: 'strong', end: true },
  { key: 'motorway', at: [30, 520], look: 'strong' },
  { key: 'river', at: [610, 210], look: 'water' },
  { key: 'bike', at: [500, 420], end: true },
];

function Sign({ y, children }: { y: number; children: string }) {
  return (
    <g>
      <rect x="355" y={y - 22} width="60" height="44" rx="12" className={styles.sign} />
      <text x="385" y={y + 10} textAnchor="middle" className={styles.onSign}>
        {children}
      </text>
    </g>
  );
}

function House({ name }: { name: string }) {
  return (
    <g>
      <path className={styles.house} d="M300 222h170v100H300z" />
      <path className={styles.roof} d="M343 322a42 42 0 0 1 84 0z" />
      <text x="385" y="262" textAnchor="middle" className={styles.name}>
        {name}
      </text>
    </g>
  );
}

export function AreaMap() {
  const t = useMessages('content');
  const { brand } = useShellContext();
  const id = useId();
  return (
    <figure className={styles.figure}>
      <svg viewBox="0 0 720 560" role="img" aria-labelledby={`${id}-title ${id}-text`}>
        <title id={`${id}-title`}>{t('area-map.title')}</title>
        <desc id={`${id}-text`}>{t('area-map.description')}</desc>
        <Ground />
        <House name={brand.name} />
        <Sign y={190}>P1</Sign>
        <Sign y={362}>P2</Sign>
        <circle cx="265" cy="272" r="13" className={styles.stop} />
        <circle cx="330" cy="82" r="13" className={styles.stop} />
        {LABELS.map(({ key, at: [x, y], look = 'small', end }) => (
          <text key={key} x={x} y={y} textAnchor={end ? 'end' : 'start'} className={styles[look]}>
            {(key === 'centre' ? '↑ ' : '') + t(`area-map.${key}`)}
          </text>
        ))}
      </svg>
      <figcaption>{t('area-map.note')}</figcaption>
    </figure>
  );
}
