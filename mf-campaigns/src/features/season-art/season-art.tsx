/** Drawings for the headers of campaigns without a picture of their own. Decoration only. */
import type { ReactNode } from 'react';
import styles from './season-art.module.css';

const EGGS = (
  <>
    <path className={styles.leaf} d="M20 268c0-44 360-44 360 0 0 26-360 26-360 0z" />
    <path
      className={styles.coral}
      d="M120 110c34 0 62 58 62 100s-28 66-62 66-62-24-62-66 28-100 62-100z"
    />
    <path
      className={styles.paperLine}
      d="m76 190 16-14 18 15 18-15 18 15 18-14M76 222l16-14 18 15 18-15 18 15 18-14"
    />
    <path
      className={styles.sun}
      d="M214 70c40 0 74 68 74 118s-34 80-74 80-74-30-74-80 34-118 74-118z"
    />
    <circle className={styles.plum} cx="190" cy="150" r="11" />
    <circle className={styles.plum} cx="236" cy="140" r="11" />
    <circle className={styles.plum} cx="214" cy="184" r="11" />
    <circle className={styles.plum} cx="176" cy="206" r="11" />
    <circle className={styles.plum} cx="252" cy="204" r="11" />
    <circle className={styles.plum} cx="216" cy="234" r="11" />
    <path
      className={styles.sky}
      d="M312 128c32 0 58 54 58 92s-26 60-58 60-58-22-58-60 26-92 58-92z"
    />
    <path className={styles.paperLine} d="M272 200c26 12 54 12 80 0M270 230c28 12 56 12 84 0" />
    <path
      className={styles.leafLine}
      d="m70 276-8-30M84 278l2-36M330 284l10-34M346 284l24-24M200 276l-6-28M212 276l8-30"
    />
  </>
);

const BLOSSOM = (
  <>
    <path
      className={styles.leafLine}
      d="M60 290C110 190 210 150 350 60M170 184c10-40 40-60 70-70M226 150c50 0 80 20 100 40M120 224c-6-30 0-60 14-80"
    />
    {[
      [350, 60],
      [240, 112],
      [326, 192],
      [134, 142],
      [190, 186],
    ].map(([x = 0, y = 0]) => (
      <g key={x} transform={`translate(${x} ${y})`}>
        {[0, 72, 144, 216, 288].map((turn) => (
          <ellipse
            key={turn}
            className={styles.pink}
            cy="-22"
            rx="14"
            ry="20"
            transform={`rotate(${turn})`}
          />
        ))}
        <circle className={styles.sun} r="10" />
      </g>
    ))}
    <path
      className={styles.leaf}
      d="M94 238c-34-6-50-30-50-50 34 0 54 20 50 50zM280 110c6-30 30-44 54-42 0 30-24 48-54 42zM262 170c20 26 50 28 66 14-16-24-44-30-66-14z"
    />
  </>
);

const NOOK = (
  <>
    <path className={styles.sky} d="M70 40h150v150H70z" />
    <path className={styles.paperLine} d="M145 40v150M70 115h150" />
    <path className={styles.paper} d="M70 176c30-14 60-8 75-2s50 6 75-4v20H70z" />
    <path className={styles.plum} d="M210 130a40 40 0 0 1 40-40h66a40 40 0 0 1 40 40v80H210z" />
    <path
      className={styles.coral}
      d="M180 190a26 26 0 0 1 26-26h14v66h126v-66h14a26 26 0 0 1 26 26v80H180z"
    />
    <path className={styles.sun} d="M224 214h118v28H224z" />
    <path className={styles.paperLine} d="M200 270v18M366 270v18" />
    <path className={styles.sun} d="M60 222h80l-10 60H70z" />
    <path className={styles.paper} d="M76 202h40v24H76zM116 206a10 10 0 0 1 0 16" />
    <path className={styles.paperLine} d="M88 190c-6-10 6-14 0-24M104 190c-6-10 6-14 0-24" />
  </>
);

const DRAWINGS = { easter: EGGS, spring: BLOSSOM, winter: NOOK } satisfies Record<
  string,
  ReactNode
>;

export function SeasonArt({ of }: { of: keyof typeof DRAWINGS }) {
  return (
    <svg viewBox="0 0 400 300" className={styles.art} aria-hidden="true">
      {DRAWINGS[of]}
    </svg>
  );
}
