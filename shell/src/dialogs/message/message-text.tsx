/** Sanitises the HTML of a message once more where it is shown. */
import { ALLOWED_HTML } from '@mall/contracts';
import { RichText } from '@mall/ui/rich-text';
import DOMPurify from 'dompurify';
import { useMemo } from 'react';

const OPTIONS = {
  ALLOWED_TAGS: Object.keys(ALLOWED_HTML),
  ALLOWED_ATTR: Object.values(ALLOWED_HTML).flat(),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

export function sanitiseHtml(html: string): string {
  return DOMPurify.sanitize(html, OPTIONS);
}

export function MessageText({ html }: { html: string }) {
  const safe = useMemo(() => sanitiseHtml(html), [html]);
  return <RichText html={safe} />;
}
