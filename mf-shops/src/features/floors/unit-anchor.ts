/** The anchor of a unit on the map page. */
export function unitAnchor(unit: string): string {
  return unit.toLowerCase();
}

/** The number of a unit on its floor: 12 for `F-12`. */
export function unitNumber(unit: string): number {
  return Number(unit.slice(2));
}
