/** The containers that webpack's module federation makes of remotes. */

export interface Container {
  /** Gives the container the modules that the shell shares. The same scope again does nothing. */
  init(shareScope: unknown): void | Promise<void>;
  /** @param exposed for instance `./pages/cinema`. */
  get(exposed: string): Promise<() => unknown>;
}

declare const __webpack_init_sharing__: (scope: string) => Promise<void>;
declare const __webpack_share_scopes__: { default: unknown };

/** @throws when a file of the module cannot be loaded; a later call asks for it again. */
export async function moduleFrom(container: Container, exposed: string): Promise<unknown> {
  await __webpack_init_sharing__('default');
  await container.init(__webpack_share_scopes__.default);
  const factory = await container.get(exposed);
  return factory();
}
