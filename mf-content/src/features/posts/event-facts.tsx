/** When and where the event of a post is, and for whom. */
import type { PostEvent } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { useShellContext } from '@mall/runtime';
import { FactList } from '@mall/ui';
import { eventTime } from './event-time.ts';

/** The facts of `event`. */
export function EventFacts({ event }: { event: PostEvent }) {
  const t = useMessages('content');
  const { language } = useShellContext();
  const { from, place, audience } = event;
  const when = <time dateTime={from}>{eventTime(event, language)}</time>;
  return (
    <FactList
      facts={[
        { label: t('posts.eventWhen'), value: when },
        { label: t('posts.eventWhere'), value: place },
        ...(audience ? [{ label: t('posts.eventFor'), value: audience }] : []),
      ]}
    />
  );
}
