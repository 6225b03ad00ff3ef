/** A whole picture that is small as a file and takes a gigabyte of memory when it is decoded. */

/** 16,383 × 16,383 pixels of one colour, the most that the format allows, as libwebp encodes them. */
export const WEBP_BOMB = Buffer.from(
  'UklGRh4AAABXRUJQVlA4TBEAAAAv/r//DwdQs840s/+BiOh/AAA=',
  'base64',
);
