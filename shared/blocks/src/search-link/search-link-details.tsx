/** What a search result says below its title: suggestions and the page of results share it. */
import { type SearchLink, useShellContext } from '@mall/runtime';
import { formatDay, formatTime } from '@mall/ui';
import { OpenStatus } from '../open-status/open-status.tsx';
import { useOpenStatus } from '../open-status/use-open-status.ts';

type Details = Pick<SearchLink, 'text' | 'hours' | 'from'>;

/** Whether the place is open, when the event begins, and the text, as far as the result has them. */
export function SearchLinkDetails({ text, hours, from }: Details) {
  const { language } = useShellContext();
  const openStatus = useOpenStatus();
  const time = from?.includes('T') ? ` ${formatTime(from)}` : '';
  const start = from && `${formatDay(from, language, 'shortWeekday')}${time}`;
  return (
    <>
      {hours ? <OpenStatus {...openStatus(hours)} /> : start}
      {text && (hours || start) ? ' · ' : ''}
      {text}
    </>
  );
}
