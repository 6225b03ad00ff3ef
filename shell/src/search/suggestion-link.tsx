/** One suggestion: an option of the list and a link to its page. */
import type { SearchLink } from '@mall/runtime';
import { Picture } from '@mall/ui';
import type { OptionProps } from '@mall/ui/combobox';
import { highlight } from './highlight.ts';
import styles from './suggestion-link.module.css';

interface SuggestionLinkProps {
  suggestion: SearchLink;
  query: string;
  option: OptionProps;
}

export function SuggestionLink({ suggestion, query, option }: SuggestionLinkProps) {
  const { path, title, text, image, imageFit } = suggestion;
  return (
    <a {...option} href={path}>
      {image && (
        <Picture className={styles.image} image={image} alt="" ratio="fill" fit={imageFit} />
      )}
      <span className={styles.title}>
        {highlight(title, query).map((piece, index) =>
          piece.marked ? <mark key={index}>{piece.text}</mark> : piece.text,
        )}
        {text ? <small className={styles.text}>{text}</small> : null}
      </span>
    </a>
  );
}
