/** The trailer in the shell's dialog. The click on its link is the consent to load from the video host. */
import { useMessages } from '@mall/i18n';
import { TrailerContextV1 } from '@mall/runtime';
import { buttonClass } from '@mall/ui';
import { use } from 'react';
import { trailerFrame } from '../../features/movies/trailer-frame.ts';
import styles from './slot.module.css';

export function Component() {
  const t = useMessages('cinema');
  const trailer = use(TrailerContextV1);
  if (!trailer) return null;
  const { link, title, isOpen } = trailer;
  const src = trailerFrame(link);
  return (
    <>
      {src ? (
        <div className={styles.screen}>
          {/* Gone as soon as the dialog closes, so that nothing plays on. */}
          {isOpen ? (
            <iframe
              className={styles.frame}
              src={src}
              title={title}
              allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
              referrerPolicy="strict-origin-when-cross-origin"
            />
          ) : null}
        </div>
      ) : null}
      <p className={styles.elsewhere}>
        <a href={link} target="_blank" rel="noopener" className={buttonClass('quiet', 'small')}>
          {t('movies.trailerElsewhere')}
        </a>
      </p>
    </>
  );
}
