/** Whole pictures that are small as files and take gigabytes of memory when they are decoded. */
import { constants, crc32, deflateSync } from 'node:zlib';

const PNG_SIDE = 30_000;
const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** 900 million black pixels of one bit in 110 kB. */
export function pngBomb(): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(PNG_SIDE, 0);
  header.writeUInt32BE(PNG_SIDE, 4);
  header.writeUInt8(1, 8);
  const rows = Buffer.alloc(PNG_SIDE * (1 + PNG_SIDE / 8));
  // As small as by the default strategy, in a tenth of its time.
  const pixels = deflateSync(rows, { level: 1, strategy: constants.Z_RLE });
  const chunks = [chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', EMPTY)];
  return Buffer.concat([SIGNATURE, ...chunks]);
}

const EMPTY = Buffer.alloc(0);

/** 16,383 × 16,383 pixels of one colour, the most that the format allows, as libwebp encodes them. */
export const webpBomb = () =>
  Buffer.from('UklGRh4AAABXRUJQVlA4TBEAAAAv/r//DwdQs840s/+BiOh/AAA=', 'base64');
