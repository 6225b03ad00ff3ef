import { NewTabNote } from '@mall/blocks';
import { useMessages } from '@mall/i18n';
import { isPlainClick, useDialogs } from '@mall/runtime';
import { buttonClass } from '@mall/ui';
import { type MouseEvent, useDeferredValue } from 'react';
import { trailerFrame } from './trailer-frame.ts';

/** True once the page has hydrated. */
const useIsHydrated = () => useDeferredValue(true, false);

interface TrailerLinkProps {
  /** Of the movie. */
  name: string;
  link: string;
  /** What the video is, where it is not the movie's own trailer. */
  shows: string | undefined;
}

/** Shows a movie's trailer in a dialog. Without JavaScript, or for a video that cannot be framed, it is a link. */
export function TrailerLink({ name, link, shows }: TrailerLinkProps) {
  const t = useMessages('cinema');
  const { showTrailer } = useDialogs();
  const isHydrated = useIsHydrated();
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
