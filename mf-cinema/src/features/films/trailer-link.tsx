import { useMessages } from '@mall/i18n';
import { isPlainClick, useDialogs } from '@mall/runtime';
import { buttonClass } from '@mall/ui';
import { type MouseEvent, useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** Whether the page has come alive in the browser. */
function useAlive(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

/** Shows a film's trailer in a dialog; without JavaScript it is a link to the video host. */
export function TrailerLink({ film, link }: { film: string; link: string }) {
  const t = useMessages('cinema');
  const { showTrailer } = useDialogs();
  const alive = useAlive();
  const show = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    showTrailer({ link, title: film });
  };
  return (
    <a
      href={link}
      target="_blank"
      rel="noopener"
      aria-haspopup={alive ? 'dialog' : undefined}
      className={buttonClass('quiet', 'small')}
      onClick={show}
    >
      {t('films.trailer')}
      <span className="visually-hidden">{` ${film}${alive ? '' : ` (${t('films.newTab')})`}`}</span>
    </a>
  );
}
