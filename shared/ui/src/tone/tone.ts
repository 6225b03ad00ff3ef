/** The five tones of the design, and the colours of shop categories. */
import type { ShopCategory } from '@mall/contracts';
import categories from './category.module.css';
import styles from './tone.module.css';

export type Tone = 'sun' | 'leaf' | 'sky' | 'plum' | 'coral';

/**
 * The class that gives an element and its content the custom properties of `tone`: `--tone`, a full
 * colour; `--tone-soft`, a background; `--tone-text`, a text that is readable on that background.
 */
export function toneClass(tone: Tone): string {
  return styles[tone] ?? '';
}

/** The class that gives an element and its content `--category`, a background. */
export function categoryClass(category: ShopCategory): string {
  return categories[category] ?? '';
}
