/** A fake of the shell's dialogs: nothing opens, and a test reads the calls. */
import type { Dialogs } from '@mall/runtime';

export function fakeDialogs(): jest.Mocked<Dialogs> {
  return {
    showMessage: jest.fn(),
    showTrailer: jest.fn(),
    showOpeningHours: jest.fn(),
    showNewsletter: jest.fn(),
  };
}
