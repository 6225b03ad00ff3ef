/** Rows of chips that filter, in an entry of their own: only pages with a filter load them. */
export { chipClass } from '../chip/chip-class.ts';
export { FilterChips } from './filter-chips.tsx';
