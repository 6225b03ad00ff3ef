import { act } from 'react';

/** Sets the clock of a test to when a visitor comes back to the tab of an open page. */
export function lookAgainAt(iso: string): void {
  jest.setSystemTime(new Date(iso));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}
