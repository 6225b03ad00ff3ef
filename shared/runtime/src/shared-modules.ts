/**
 * The modules that every app shares with the shell: one copy of each in a page. The webpack preset
 * reads this list for the shell (which provides them) and for the remotes (which do not).
 *
 * A shared module is shipped whole. So the list is short: router, data store and i18next are reached
 * through our own packages, and the shell's build keeps only what these use. The shell loads `eager`
 * ones with the first page, the others when a page first asks.
 */
export const SHARED_MODULES: Readonly<Record<string, { eager: boolean }>> = {
  react: { eager: true },
  'react/jsx-runtime': { eager: true },
  'react-dom': { eager: true },
  '@mall/runtime': { eager: true },
  '@mall/i18n': { eager: true },
  '@mall/opening-hours': { eager: true },
  '@mall/ui': { eager: true },
  '@mall/ui/carousel': { eager: false },
};
