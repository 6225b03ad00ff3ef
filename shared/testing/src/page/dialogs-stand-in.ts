/** Stands in for the shell's dialogs: nothing opens, a test reads what was asked for. */
import type { Dialogs } from '@mall/runtime';

export function dialogsStandIn(): jest.Mocked<Dialogs> {
  return {
    showMessage: jest.fn(),
    showTrailer: jest.fn(),
    showOpeningHours: jest.fn(),
    showNewsletter: jest.fn(),
  };
}
