import { NewTabNote } from '@mall/blocks';
import type { FeaturedMovie } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { track } from '@mall/runtime';
import { buttonClass } from '@mall/ui';
import styles from './movie-links.module.css';
import { TrailerLink } from './trailer-link.tsx';

interface MovieLinksProps {
  movie: FeaturedMovie;
  /** Narrower links, for a card. */
  compact?: boolean;
}

/** Where seats of a movie are reserved, and its trailer. */
export function MovieLinks({ movie, compact = false }: MovieLinksProps) {
  const t = useMessages('cinema');
  const { name, url, trailer, trailer_shows } = movie;
  return (
    <div className={compact ? styles.compact : styles.links}>
      <a
        href={url}
        target="_blank"
        rel="noopener"
        className={buttonClass('primary', 'small')}
        onClick={() => track({ event: 'Lead', category: 'BookMovie', label: 'Movie' })}
      >
        {t('movies.reserve')}
        {/* Screen readers also list links without the card around them. */}
        <span className="visually-hidden"> {name}</span>
        <NewTabNote />
      </a>
      {trailer ? <TrailerLink name={name} link={trailer} shows={trailer_shows} /> : null}
    </div>
  );
}
