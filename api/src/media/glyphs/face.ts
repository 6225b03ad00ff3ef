/** A lettering face: advance width and path data of each character, at 100 units to the em. */
export type Face = Readonly<Record<string, readonly [advance: number, path: string]>>;
