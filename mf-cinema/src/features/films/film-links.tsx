import type { Movie } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { buttonClass } from '@mall/ui';
import styles from './film-links.module.css';
import { TrailerLink } from './trailer-link.tsx';

/** Where seats of a film are reserved, and its trailer. */
export function FilmLinks({ movie }: { movie: Movie }) {
  const t = useMessages('cinema');
  const { name, url, trailer } = movie;
  return (
    <div className={styles.links}>
      <a href={url} target="_blank" rel="noopener" className={buttonClass('primary', 'small')}>
        {t('films.reserve')}
        {/* Names the film to those who hear the link without the card around it. */}
        <span className="visually-hidden">{` ${name} (${t('films.newTab')})`}</span>
      </a>
      {trailer ? <TrailerLink film={name} link={trailer} /> : null}
    </div>
  );
}
