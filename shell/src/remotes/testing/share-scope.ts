/** In place of webpack's share scope, which only a build has. */
export function provideShareScope(): void {
  Object.assign(globalThis, {
    __webpack_init_sharing__: async () => undefined,
    __webpack_share_scopes__: { default: {} },
  });
}
