/** One suggestion: an option of the list and a link to its page. */
import { Picture } from '@mall/ui';
import type { OptionProps } from '@mall/ui/combobox';
import { Link } from 'react-router-dom';
import { highlight } from './highlight.ts';
import type { Suggestion } from './suggestion-groups.ts';
import styles from './suggestion-link.module.css';

interface SuggestionLinkProps {
  suggestion: Suggestion;
  query: string;
  option: OptionProps;
}

export function SuggestionLink({ suggestion, query, option }: SuggestionLinkProps) {
  const { path, title, image, isLogo } = suggestion;
  return (
    <Link {...option} to={path}>
      {image && (
        <Picture
          className={styles.image}
          image={image}
          alt=""
          ratio="fill"
          fit={isLogo ? 'contain' : 'cover'}
        />
      )}
      <span className={styles.title}>
        {highlight(title, query).map(({ text, marked }, index) =>
          marked ? <mark key={index}>{text}</mark> : text,
        )}
      </span>
    </Link>
  );
}
