/** Builds the shared modules that the shell itself does not use; the import alone counts. @public */
export const lazySharedModules = [() => import('@mall/ui/carousel')];
