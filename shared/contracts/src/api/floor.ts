/** The floors of the mall, from the bottom. Free of zod: the browser loads this module. */
export const FLOORS = ['ground', 'upper'] as const;
