/** What is left on a card, how long, and what happened to it lately. */
import { useFocusOnResponse } from '@mall/blocks';
import type { ApiFormData } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { useShellContext } from '@mall/runtime';
import { formatDay } from '@mall/ui';
import { formatForints } from '@mall/ui/money';
import { Notice } from '@mall/ui/notice';
import styles from './balance-result.module.css';
import { MovementTable } from './movement-table.tsx';

interface BalanceResultProps {
  data: ApiFormData['giftCardBalance'];
  /** Number of responses since the page was loaded: each new one takes the focus. */
  count: number;
}

/** The balance, its expiry and the movements; takes the focus when it is new. */
export function BalanceResult({ data, count }: BalanceResultProps) {
  const t = useMessages('cards');
  const { language } = useShellContext();
  const ref = useFocusOnResponse<HTMLHeadingElement>(count);
  const day = formatDay(data.valid_until, language);
  return (
    <div className={styles.result} role="status">
      <div className={styles.card}>
        <h3 ref={ref} tabIndex={-1} className={styles.label}>
          {t('gift-card.balance.left')}
        </h3>
        <p className={styles.balance}>{formatForints(data.balance, language)}</p>
        {data.expired ? null : <p>{t('gift-card.balance.validUntil', { day })}</p>}
      </div>
      {data.expired ? (
        <Notice tone="warning">{t('gift-card.balance.expired', { day })}</Notice>
      ) : null}
      <MovementTable movements={data.movements} />
    </div>
  );
}
