/** What entitles somebody to a reduced ticket besides their age. */
export const CONCESSIONS = ['student', 'disabled'] as const;
export type Concession = (typeof CONCESSIONS)[number];
