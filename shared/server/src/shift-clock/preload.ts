/** For `node --import`: shifts the clock of a process and its worker threads before any other code runs. */
import { shiftDate } from './shift-date.ts';

shiftDate(Number(new URL(import.meta.url).searchParams.get('offset')));
