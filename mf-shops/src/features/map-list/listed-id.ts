/** The id of the link to a shop or attraction, which has the focus again when its card is closed. */
export const listedId = (place: string): string => `bolt-${place}`;
