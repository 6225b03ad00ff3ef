/** A line drawing in the colour of the text. */
import { clsx } from 'clsx';
import styles from './icon.module.css';
import { ICONS, type IconName } from './icons.ts';

interface IconLook {
  /** Sets size, weight of the lines and ground. */
  className?: string | undefined;
}

/** `path` is for a drawing that one app alone shows: strokes in a square of 24. */
export type IconProps = IconLook & ({ name: IconName } | { path: string });

/** Decorative: the text beside it, or its button, says what it means. */
export function Icon({ className, ...drawing }: IconProps) {
  return (
    <svg className={clsx(styles.icon, className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={'path' in drawing ? drawing.path : ICONS[drawing.name]} />
    </svg>
  );
}
