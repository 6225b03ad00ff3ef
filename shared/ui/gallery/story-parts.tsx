/** What stories are made of: texts, pictures and named variants. The gallery needs no content. */
import type { ImageSet, Language } from '@mall/contracts';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './gallery.module.css';

/** `?lang=en` shows English; Hungarian is the default, as its words are longer. */
export const language: Language = window.location.search === '?lang=en' ? 'en' : 'hu';

export const say = (hungarian: string, english: string) =>
  language === 'hu' ? hungarian : english;

const svg = (content: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2">${content}</svg>`)}`;
const BLUR = svg('<path fill="#ffb703" d="M0 0h3v2H0z"/><path fill="#2e7d5b" d="M0 1h3v1H0z"/>');
const SIZE = { width: 1200, height: 800, alt: '' };

export const hill: ImageSet = {
  ...SIZE,
  '1x': new URL('./pictures/hill.svg', import.meta.url).href,
  lqip: BLUR,
};
export const lake: ImageSet = {
  ...SIZE,
  '1x': new URL('./pictures/lake.svg', import.meta.url).href,
};
/** Transparent, so that its placeholder stays visible. */
export const loading: ImageSet = { ...SIZE, '1x': svg(''), lqip: BLUR };

/** One variant of a component, under the name of the property that makes it; `row` sets its parts side by side. */
export function Variant(props: { name: string; row?: boolean; children: ReactNode }) {
  return (
    <div className={styles.variant}>
      <p className={styles.name}>
        <code>{props.name}</code>
      </p>
      <div className={clsx(props.row && styles.row)}>{props.children}</div>
    </div>
  );
}
