/** Thrown for an image that cannot be used; the message completes "<file> …". */
export class ImageFault extends Error {}
