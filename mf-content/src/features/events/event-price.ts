/** What it costs to take part. */
import { useMessages } from '@mall/i18n';
import { useShellContext } from '@mall/runtime';
import { formatForints } from '@mall/ui/money';

/** The price as text: `ingyenes`, `2600 Ft`; undefined where none is known. */
export function useEventPrice(): (price: number | undefined) => string | undefined {
  const t = useMessages('content');
  const { language } = useShellContext();
  return (price) => {
    if (price === undefined) return undefined;
    return price === 0 ? t('events.free') : formatForints(price, language);
  };
}
