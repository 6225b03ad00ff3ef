/** The message that the query of the home page's URL asks for (requirement 4.9). */
import { useQueryMessage } from '@mall/blocks';
import { useMessages } from '@mall/i18n';

/** `?deleted=1`: where the deletion of an account ends. */
export function useHomeMessage(): void {
  const t = useMessages('content');
  useQueryMessage('deleted', { 1: { type: 'success', headline: t('home-message.deleted') } });
}
