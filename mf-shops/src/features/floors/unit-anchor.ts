/** The anchor of a unit on the map page. */
export function unitAnchor(unit: string): string {
  return unit.toLowerCase();
}
