/** Thrown for an image that cannot be used; the message completes "<file> …". */
export class ImageError extends Error {}
