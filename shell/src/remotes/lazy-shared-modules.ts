/**
 * Puts the shared modules that the shell itself does not use into its build, as files of their own:
 * a remote that asks for one gets the shell's copy. Never called; the import alone is what counts.
 *
 * @public
 */
export const lazySharedModules = [() => import('@mall/ui/carousel')];
