import { NewTabNote } from '@mall/blocks';
import { useMessages } from '@mall/i18n';
import { isPlainClick, useDialogs } from '@mall/runtime';
import { buttonClass } from '@mall/ui';
import { type MouseEvent, useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** Whether the page has hydrated. */
function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

interface TrailerLinkProps {
  /** Of the movie. */
  name: string;
  link: string;
  /** What the video is, where it is not the movie's own trailer. */
  shows: string | undefined;
}

/** Shows a movie's trailer in a dialog; without JavaScript it is a link to the video host. */
export function TrailerLink({ name, link, shows }: TrailerLinkProps) {
  const t = useMessages('cinema');
  const { showTrailer } = useDialogs();
  const hydrated = useHydrated();
  const show = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const title = shows ?? name;
    showTrailer({ link, title });
  };
  return (
    <a
      href={link}
      target="_blank"
      rel="noopener"
      aria-haspopup={hydrated ? 'dialog' : undefined}
      className={buttonClass('quiet', 'small')}
      onClick={show}
    >
      {t('movies.trailer')}
      <span className="visually-hidden"> {name}</span>
      {hydrated ? null : <NewTabNote />}
    </a>
  );
}
