import type { ApiFormData } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { useShellContext } from '@mall/runtime';
import { formatDay } from '@mall/ui';
import { formatForints } from '@mall/ui/money';
import styles from './balance-result.module.css';

type Movement = ApiFormData['giftCardBalance']['movements'][number];

/** A minus sign as wide as the plus. */
const SIGNS = { in: '+', out: '−' } as const;

/** The latest movements of a card, the newest first. */
export function MovementTable({ movements }: { movements: readonly Movement[] }) {
  const t = useMessages('cards');
  const { language } = useShellContext();
  if (movements.length === 0) return <p>{t('gift-card.balance.noMovements')}</p>;
  return (
    <table className={styles.movements}>
      <caption>{t('gift-card.balance.movements')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('gift-card.balance.date')}</th>
          <th scope="col">{t('gift-card.balance.kind')}</th>
          <th scope="col">{t('gift-card.balance.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {movements.map(({ date, kind, amount }, index) => (
          <tr key={index}>
            <td>{formatDay(date, language, 'short')}</td>
            <td>{t(`gift-card.balance.${kind}`)}</td>
            <td>
              {SIGNS[amount < 0 ? 'out' : 'in']}
              {formatForints(Math.abs(amount), language)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
