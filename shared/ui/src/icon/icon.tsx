/** A line drawing in the colour of the text. */
import { clsx } from 'clsx';
import styles from './icon.module.css';

/** Drawings that the design system and the header use, by what they show: strokes in a square of 24. */
const ICONS = {
  check: 'M7 12.5l3.4 3.4L17 9',
  'chevron-left': 'M14.5 5.5 8 12l6.5 6.5',
  'chevron-right': 'M9.5 5.5 16 12l-6.5 6.5',
  cross: 'm6 6 12 12M18 6 6 18',
  exclamation: 'M12 6.5v7M12 17.2v.1',
  'letter-i': 'M12 11v6M12 7.2v.1',
  magnifier: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5l5 5',
  pause: 'M9 6.5v11M15 6.5v11',
  play: 'M9 6.2v11.6l9-5.8z',
  star: 'M12 5.5l1.9 4.1 4.4.5-3.3 3 1 4.4-4-2.3-4 2.3 1-4.4-3.3-3 4.4-.5z',
} as const;

export type IconName = keyof typeof ICONS;

/** `path` is for a drawing that one app alone shows. `className` sets size, weight of the lines and ground. */
type IconProps = { className?: string | undefined } & ({ name: IconName } | { path: string });

/** Decorative: the text beside it, or its button, says what it means. */
export function Icon({ className, ...drawing }: IconProps) {
  return (
    <svg className={clsx(styles.icon, className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={'path' in drawing ? drawing.path : ICONS[drawing.name]} />
    </svg>
  );
}
