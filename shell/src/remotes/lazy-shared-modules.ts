/**
 * Puts the shared modules that the shell itself does not use into its build, as files of their own:
 * a remote that asks for one gets the shell's copy.
 */
export const lazySharedModules = [() => import('@mall/ui/carousel')];
