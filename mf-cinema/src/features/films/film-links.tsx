import type { Movie } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { buttonClass } from '@mall/ui';
import styles from './film-links.module.css';

type Rank = Parameters<typeof buttonClass>[0];

/** Names the film to those who hear the link without the card around it. */
function FilmLink(props: { href: string; text: string; film: string; rank: Rank }) {
  const t = useMessages('cinema');
  return (
    <a
      href={props.href}
      target="_blank"
      rel="noopener"
      className={buttonClass(props.rank, 'small')}
    >
      {props.text}
      <span className="visually-hidden">{` ${props.film} (${t('films.newTab')})`}</span>
    </a>
  );
}

/** Where seats of a film are reserved, and its trailer at the video host. */
export function FilmLinks({ movie }: { movie: Movie }) {
  const t = useMessages('cinema');
  const { name, url, trailer } = movie;
  return (
    <div className={styles.links}>
      <FilmLink href={url} text={t('films.reserve')} film={name} rank="primary" />
      {trailer ? (
        <FilmLink href={trailer} text={t('films.trailer')} film={name} rank="quiet" />
      ) : null}
    </div>
  );
}
