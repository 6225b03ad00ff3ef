/** Thrown for an image or a video that cannot be used; the message completes "<file> …". */
export class MediaError extends Error {}
