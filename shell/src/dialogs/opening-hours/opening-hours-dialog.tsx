import { AllHours } from '@mall/blocks';
import { useMessages } from '@mall/i18n';
import { apiQuery, useShellContext } from '@mall/runtime';
import { EmptyState, Skeleton } from '@mall/ui';
import { Dialog } from '@mall/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import type { DialogFrame } from '../queue/dialog-queue.ts';

function HoursContent() {
  const t = useMessages('shell');
  const { data: config, isPending } = useQuery(apiQuery(useShellContext().api, 'config'));
  if (config) return <AllHours config={config} />;
  if (isPending) return <Skeleton count={8} />;
  return <EmptyState level={3} title={t('dialogs.none.title')} text={t('dialogs.none.text')} />;
}

/** Opening hours of everything in the mall (requirement 4.5). */
export function OpeningHoursDialog(frame: DialogFrame) {
  const t = useMessages('shell');
  return (
    <Dialog
      {...frame}
      size="large"
      title={t('dialogs.hours.title')}
      closeLabel={t('dialogs.close')}
    >
      <HoursContent />
    </Dialog>
  );
}
