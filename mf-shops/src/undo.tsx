/** In place of a question before: what has just been removed can be put back. */
import { useMessages } from '@mall/i18n';
import { Button } from '@mall/ui';
import { type ReactNode, useId } from 'react';
import { focusAround, takeFocus } from './take-focus.ts';

interface UndoProps {
  onUndo: () => void;
  className?: string | undefined;
  children?: ReactNode;
}

/**
 * Says what was removed. The focus moves to the button, and after a press to the nearest element around it
 * with `tabIndex={-1}`.
 */
export function Undo({ onUndo, className, children }: UndoProps) {
  const t = useMessages('shops');
  const text = useId();
  return (
    <p className={className}>
      <span id={text}>{children}</span>{' '}
      <Button
        ref={takeFocus}
        variant="secondary"
        size="small"
        aria-describedby={text}
        onClick={({ currentTarget }) => {
          focusAround(currentTarget);
          onUndo();
        }}
      >
        {t('visit-list.undo')}
      </Button>
    </p>
  );
}
