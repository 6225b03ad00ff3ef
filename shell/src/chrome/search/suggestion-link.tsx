/** One suggestion: an option of the list and a link to its page. */
import { Picture } from '@mall/ui';
import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { highlight } from './highlight.ts';
import type { Suggestion } from './suggestion-groups.ts';
import styles from './suggestion-list.module.css';

interface SuggestionLinkProps {
  id: string;
  suggestion: Suggestion;
  query: string;
  isActive: boolean;
  /** A logo is shown whole. */
  isLogo: boolean;
}

export function SuggestionLink({ id, suggestion, query, isActive, isLogo }: SuggestionLinkProps) {
  const { path, title, image } = suggestion;
  const ref = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isActive) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <Link
      ref={ref}
      id={id}
      role="option"
      aria-selected={isActive}
      // The keyboard stays in the field and reaches the options by its arrow keys.
      tabIndex={-1}
      className={clsx(styles.option, isActive && styles.active)}
      to={path}
    >
      <Picture
        className={styles.picture}
        image={image}
        alt=""
        ratio="fill"
        fit={isLogo ? 'contain' : 'cover'}
      />
      <span className={styles.title}>
        {highlight(title, query).map(({ text, marked }, place) =>
          marked ? <mark key={place}>{text}</mark> : text,
        )}
      </span>
    </Link>
  );
}
