/** Shifts the clock of a test file: Jest gives each file a `Date` of its own. */
import { shiftDate } from '@mall/server/shift-date';
import { clockOffset } from '../test-clock/test-clock.ts';

shiftDate(clockOffset());
