import { useMessages } from '@mall/i18n';
import { Notice } from '@mall/ui/notice';
import { useShopFilter } from './use-shop-filter.ts';

/** Names the values of the URL that no filter knows; nothing when there are none. */
export function UnknownValues() {
  const t = useMessages('shops');
  const { unknown } = useShopFilter();
  if (unknown.length === 0) return null;
  return <Notice>{t('shop-filter.unknown', { values: unknown.join(', ') })}</Notice>;
}
