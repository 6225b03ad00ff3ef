/** The five tones of the design. */
import styles from './tone.module.css';

export type Tone = 'sun' | 'leaf' | 'sky' | 'plum' | 'coral';

/**
 * The class that gives an element and its content the custom properties of `tone`: `--tone`, a full
 * colour; `--tone-soft`, a background; `--tone-text`, a text that is readable on that background.
 */
export function toneClass(tone: Tone): string {
  return styles[tone] ?? '';
}
