import type { DialogProps } from '@mall/ui/dialog';

/** What every dialog is given by the queue. */
export type DialogFrame = Pick<DialogProps, 'open' | 'onClose' | 'onClosed'>;
