/** The drawings of the storybook, one for each story, in the colours of the page. */
import type { ReactNode } from 'react';
import styles from './drawing.module.css';

/** One drawing for each story, in their order: ray, shark, cloud, bricks, mouse. */
const DRAWINGS: readonly ReactNode[] = [
  <>
    <path className={styles.soft} d="M0 210c50-18 80 14 130 2s90-24 190 0v50H0z" />
    <path
      className={styles.main}
      d="M40 150c40-70 90-86 120-86s80 16 120 86c-50-14-80 16-120 16s-70-30-120-16z"
    />
    <path className={styles.line} d="M160 166c6 26 24 34 18 60" />
    <circle className={styles.ink} cx="146" cy="98" r="6" />
    <circle className={styles.ink} cx="176" cy="98" r="6" />
    <path className={styles.line} d="M146 122c8 10 22 10 30 0" />
    <path className={styles.line} d="M230 40c0-22 32-20 28 2-2 12-14 12-14 26M244 84v2" />
  </>,
  <>
    <path className={styles.night} d="M0 0h320v260H0z" />
    <circle className={styles.glow} cx="246" cy="104" r="70" />
    <path
      className={styles.main}
      d="M24 160c50-70 150-70 208-10l34-24-6 46 14 32-46-14c-60 40-150 30-204-30z"
    />
    <path className={styles.main} d="M116 112 140 66l26 42z" />
    <circle className={styles.paper} cx="72" cy="146" r="8" />
    <circle className={styles.ink} cx="74" cy="146" r="4" />
    <path className={styles.paperLine} d="M52 176c18 8 34 8 50-2" />
    <path className={styles.sun} d="M236 76h20l10 34h-40z" />
    <path className={styles.paperLine} d="M246 40v36" />
  </>,
  <>
    <path className={styles.soft} d="M0 206c60-40 110-36 160-8s110 24 160-6v68H0z" />
    <path
      className={styles.paper}
      d="M90 128a44 44 0 0 1 8-87 58 58 0 0 1 110-4 46 46 0 0 1 16 91z"
    />
    <path
      className={styles.line}
      d="M122 86c6 6 16 6 22 0M176 86c6 6 16 6 22 0M150 108c6 5 14 5 20 0"
    />
    <path className={styles.line} d="M232 34h18l-18 20h18M262 12h12l-12 14h12" />
    <path className={styles.main} d="M118 176h84v50h-84z" />
    <ellipse className={styles.paper} cx="160" cy="176" rx="42" ry="14" />
    <path className={styles.line} d="m206 150-30 22M114 150l30 22" />
  </>,
  <>
    <path className={styles.soft} d="M0 226h320v34H0z" />
    <path className={styles.sun} d="M112 166h96v60h-96z" />
    <path className={styles.main} d="M124 114h72v52h-72z" />
    <path className={styles.leaf} d="M136 66h48v48h-48z" />
    <circle className={styles.accent} cx="160" cy="44" r="24" />
    <circle className={styles.ink} cx="152" cy="40" r="3.5" />
    <circle className={styles.ink} cx="168" cy="40" r="3.5" />
    <path className={styles.line} d="M151 50c5 6 13 6 18 0" />
    <path className={styles.line} d="M138 196h20M170 196h24M140 140h18M168 140h14" />
  </>,
  <>
    <path className={styles.main} d="M30 60h64c20 80 90 132 206 140v30C150 226 60 160 30 60z" />
    <path className={styles.line} d="M40 62v160M84 62v70M40 100h46M40 140h56M40 180h84" />
    <path
      className={styles.paper}
      d="M30 52h64c-4-16-58-18-64 0zM120 156c20 20 60 40 100 44-10-18-80-34-100-44z"
    />
    <path
      className={styles.paper}
      d="m140 40 12 4-4 12-12-4zM196 74l12-4 4 12-12 4zM250 36l10 8-8 10-10-8zM276 116l12 4-4 12-12-4zM176 120l10 6-6 10-10-6z"
    />
    <path className={styles.soft} d="M232 226c-4-34 22-52 44-44 24 8 26 34 20 44z" />
    <circle className={styles.soft} cx="252" cy="178" r="12" />
    <circle className={styles.soft} cx="284" cy="178" r="12" />
    <circle className={styles.ink} cx="260" cy="202" r="3.5" />
    <path className={styles.line} d="M238 210h-12M240 216l-10 6M296 224c16 0 20-14 14-24" />
  </>,
];

/** Decoration: the text of the story says all of it. */
export function Drawing({ of }: { of: number }) {
  return (
    <svg
      viewBox="0 0 320 260"
      preserveAspectRatio="xMidYMax slice"
      className={styles.drawing}
      aria-hidden="true"
    >
      {DRAWINGS[of % DRAWINGS.length]}
    </svg>
  );
}
