/** The one place that shows HTML from the content. */
import { clsx } from 'clsx';
import styles from './rich-text.module.css';

interface RichTextProps {
  /** Sanitised HTML of the API. */
  html: string;
  /** `inline` for a value within a line, such as a discount's. */
  as?: 'block' | 'inline' | undefined;
  className?: string | undefined;
}

export function RichText({ html, as = 'block', className }: RichTextProps) {
  const Element = as === 'block' ? 'div' : 'span';
  return (
    <Element
      className={clsx(as === 'block' ? styles.text : null, className) || undefined}
      // Allowed here alone: the API sanitises its HTML when it is stored and again in each response.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
