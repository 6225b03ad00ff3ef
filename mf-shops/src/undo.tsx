/** In place of a question before: what has just been removed can be put back. */
import { useMessages } from '@mall/i18n';
import { Button } from '@mall/ui';
import { type ReactNode, useEffect, useId, useRef } from 'react';

interface UndoProps {
  onUndo: () => void;
  className?: string | undefined;
  children?: ReactNode;
}

/** Says what was removed, and takes the focus that its button had. */
export function Undo({ onUndo, className, children }: UndoProps) {
  const t = useMessages('shops');
  const text = useId();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <p className={className}>
      <span id={text}>{children}</span>{' '}
      <Button
        ref={button}
        variant="secondary"
        size="small"
        aria-describedby={text}
        onClick={onUndo}
      >
        {t('visit-list.undo')}
      </Button>
    </p>
  );
}
