/** The choice of compositions of a site without previews and canaries. */
export function onlyComposition<Instance>(current: () => Instance | undefined) {
  const known = () => {
    const instance = current();
    return instance && { instance };
  };
  return {
    known,
    of: async () => known(),
    preview: async () => undefined,
    previewOf: async () => undefined,
    previewCookie: () => 'preview=',
  };
}
