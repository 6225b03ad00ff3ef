/**
 * The proof of a purchase: a picture or a PDF by its content, whatever its name says. A picture is
 * decoded and encoded anew, so that nothing but its pixels is kept; a PDF is never opened.
 */
import { FILE_MAX_BYTES } from '@mall/contracts';
import pLimit from 'p-limit';
import { decode } from '../../base/decode-image.ts';

export interface ProofFile {
  bytes: Buffer;
  extension: 'jpg' | 'pdf';
}

/** Receipts stay readable, and a picture takes little memory. */
const MAX_SIDE = 3_000;
const QUALITY = 82;
const TIMEOUT_SECONDS = 20;
/** A picture of the largest size that is decoded takes 200 MB. */
const limit = pLimit(2);

const SIGNATURES: readonly [kind: 'picture' | 'pdf', matches: (bytes: Buffer) => boolean][] = [
  ['picture', (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))],
  ['picture', (bytes) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))],
  [
    'picture',
    (bytes) =>
      bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  ],
  [
    'pdf',
    (bytes) =>
      bytes.toString('latin1', 0, 5) === '%PDF-' && bytes.subarray(-1_024).includes('%%EOF'),
  ],
];

async function encodeAnew(bytes: Buffer): Promise<Buffer> {
  return decode(bytes)
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .jpeg({ quality: QUALITY })
    .toBuffer();
}

/** @returns undefined for what is neither, is too large, or cannot be decoded. */
export async function readProof(bytes: Buffer): Promise<ProofFile | undefined> {
  if (bytes.length > FILE_MAX_BYTES) return undefined;
  const [kind] = SIGNATURES.find(([, matches]) => matches(bytes)) ?? [];
  if (kind === 'pdf') return { bytes, extension: 'pdf' };
  if (kind !== 'picture') return undefined;
  const picture = await limit(() => encodeAnew(bytes)).catch(() => undefined);
  return picture && { bytes: picture, extension: 'jpg' };
}
