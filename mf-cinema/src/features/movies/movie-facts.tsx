import { NewTabNote } from '@mall/blocks';
import type { FeaturedMovie } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { isPlainClick, track, useDialogs } from '@mall/runtime';
import { buttonClass } from '@mall/ui';
import { type MouseEvent, useDeferredValue } from 'react';
import styles from './movie-facts.module.css';
import { trailerFrame } from './trailer-frame.ts';

export function MovieFacts({ movie, short = false }: { movie: FeaturedMovie; short?: boolean }) {
  const t = useMessages('cinema');
  const { genre, age_rating: age, length, sub_dub } = movie;
  const rating = age === 0 ? t('movies.allAges') : t('movies.ageRating', { age });
  const sounds = sub_dub.map((sound) => t(`movies.sound.${sound}`));
  const facts = [genre, rating, t('movies.minutes', { length }), ...sounds];
  return (
    <ul className={styles.facts}>
      {facts.slice(short ? 2 : 0).map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}

interface TrailerLinkProps {
  name: string;
  link: string;
  /** What the video is, where it is not the movie's own trailer. */
  shows: string | undefined;
}

/** Shows a movie's trailer in a dialog. Without JavaScript, or for a video that cannot be framed, it is a link. */
function TrailerLink({ name, link, shows }: TrailerLinkProps) {
  const t = useMessages('cinema');
  const { showTrailer } = useDialogs();
  const isHydrated = useDeferredValue(true, false);
  const inDialog = isHydrated && trailerFrame(link) !== undefined;
  const show = (event: MouseEvent) => {
    if (!inDialog || !isPlainClick(event)) return;
    event.preventDefault();
    showTrailer({ link, title: t('movies.trailerTitle', { movie: shows ?? name }) });
  };
  return (
    <a
      href={link}
      target="_blank"
      rel="noopener"
      aria-haspopup={inDialog ? 'dialog' : undefined}
      className={buttonClass('quiet', 'small')}
      onClick={show}
    >
      {t('movies.trailer')}
      <span className="visually-hidden"> {name}</span>
      {inDialog ? null : <NewTabNote />}
    </a>
  );
}

interface MovieLinksProps {
  movie: FeaturedMovie;
  compact?: boolean;
}

export function MovieLinks({ movie, compact = false }: MovieLinksProps) {
  const t = useMessages('cinema');
  const { name, url, trailer, trailer_shows } = movie;
  return (
    <div className={compact ? styles.compact : `${styles.links} screen-only`}>
      <a
        href={url}
        target="_blank"
        rel="noopener"
        className={buttonClass('secondary', 'small')}
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
