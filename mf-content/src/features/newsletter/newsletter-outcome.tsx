/** What has become of the newsletter, for those who come from a mail's link or from a form without a script. */
import { useMessages } from '@mall/i18n';
import { usePageQuery } from '@mall/runtime';
import { Notice, type NoticeTone } from '@mall/ui';

/** The values of the query key `newsletter` that the API sends visitors back with. */
const TONES: ReadonlyMap<string, NoticeTone> = new Map([
  ['sent', 'success'],
  ['confirmed', 'success'],
  ['unsubscribed', 'success'],
  ['expired', 'warning'],
  ['duplicate', 'warning'],
  ['refused', 'warning'],
  ['unavailable', 'warning'],
]);

export function NewsletterOutcome() {
  const t = useMessages('content');
  const outcome = usePageQuery().get('newsletter') ?? '';
  const tone = TONES.get(outcome);
  if (!tone) return null;
  return (
    <div role="status">
      <Notice tone={tone}>
        <p>{t(`newsletter.outcomes.${outcome}`)}</p>
      </Notice>
    </div>
  );
}
