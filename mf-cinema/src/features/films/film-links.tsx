import type { Movie } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { track } from '@mall/runtime';
import { buttonClass } from '@mall/ui';
import styles from './film-links.module.css';
import { TrailerLink } from './trailer-link.tsx';

interface FilmLinksProps {
  movie: Movie;
  /** Narrower links, for a card. */
  compact?: boolean;
}

/** Where seats of a film are reserved, and its trailer. */
export function FilmLinks({ movie, compact = false }: FilmLinksProps) {
  const t = useMessages('cinema');
  const { name, url, trailer } = movie;
  return (
    <div className={compact ? styles.compact : styles.links}>
      <a
        href={url}
        target="_blank"
        rel="noopener"
        className={buttonClass('primary', 'small')}
        onClick={() => track({ event: 'Lead', category: 'BookMovie', label: 'Movie' })}
      >
        {t('films.reserve')}
        {/* Names the film to those who hear the link without the card around it. */}
        <span className="visually-hidden">{` ${name} (${t('films.newTab')})`}</span>
      </a>
      {trailer ? <TrailerLink film={name} link={trailer} /> : null}
    </div>
  );
}
