/** The late anchor of this name in the document. */
export function lateAnchor(name: string): HTMLElement | undefined {
  const anchors = document.querySelectorAll<HTMLElement>('[data-late-anchor]');
  return [...anchors].find(({ dataset }) => dataset.lateAnchor?.split(' ').includes(name));
}
