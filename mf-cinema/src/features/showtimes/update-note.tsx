import type { CinemaProgramme } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { useShellContext } from '@mall/runtime';
import { formatDay, formatTime } from '@mall/ui';
import styles from './update-note.module.css';

type UpdateNoteProps = { programme: Pick<CinemaProgramme, 'updated_at' | 'until'> };

/** When the programme was last brought to the site, and its last day where it has one. */
export function UpdateNote({ programme: { updated_at, until } }: UpdateNoteProps) {
  const t = useMessages('cinema');
  const { language } = useShellContext();
  if (!updated_at) return null;
  const moment = `${formatDay(updated_at, language, 'weekday')}, ${formatTime(updated_at)}`;
  return (
    <p className={styles.note}>
      {t('showtimes.updated', { moment })}
      {until ? ` ${t('showtimes.until', { day: formatDay(until, language, 'weekday') })}` : null}
    </p>
  );
}
