import { RichText } from '@mall/ui';
import { useMemo } from 'react';
import { usePlainLinks } from '../../site/plain-links.ts';
import { sanitiseHtml } from './sanitise-html.ts';

/** The text of a message; its links stay within the page. */
export function MessageText({ html }: { html: string }) {
  const safe = useMemo(() => sanitiseHtml(html), [html]);
  const followPlainLink = usePlainLinks();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only links in it take the click
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link's Enter arrives as a click
    <div onClick={followPlainLink}>
      <RichText html={safe} />
    </div>
  );
}
