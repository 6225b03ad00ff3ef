import { RichText } from '@mall/ui/rich-text';
import { useMemo } from 'react';
import { sanitiseHtml } from './sanitise-html.ts';

/** The text of a message. */
export function MessageText({ html }: { html: string }) {
  const safe = useMemo(() => sanitiseHtml(html), [html]);
  return <RichText html={safe} />;
}
