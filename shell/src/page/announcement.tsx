/** The title of a page that the browser has just shown, for visitors who do not see the change. */
import { atom, useAtomValue } from 'jotai';

export const announcementAtom = atom('');

export function Announcement() {
  return (
    <p role="status" className="visually-hidden">
      {useAtomValue(announcementAtom)}
    </p>
  );
}
