/** The five tones of the design. */
import styles from './tone.module.css';

export type Tone = 'sun' | 'leaf' | 'sky' | 'plum' | 'coral';

/**
 * The class that gives an element and its content the custom properties of `tone`: `--tone`, a full
 * colour; `--tone-soft`, a ground; `--tone-text`, a text that reads on that ground.
 */
export function toneClass(tone: Tone): string {
  return styles[tone] ?? '';
}
