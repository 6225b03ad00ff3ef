/** The form of a receipt with its file, and how it is sent. */
import sharp from 'sharp';
import { newClient } from './form-client.ts';
import type { TestSite } from './test-site.ts';

/** Fits the sample campaign on 3 December 2026. */
export const RECEIPT_FIELDS = {
  name: 'Minta Anna',
  code: 'ADVENT01',
  shop: 'reserved',
  purchase_date: '2026-12-02',
  purchase_time: '17:45',
  purchase_sum: '12 500 Ft',
  invoice: 'NY-00123/45',
  accept_terms: 'on',
};

export const RECEIPT_PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

export const receiptPicture = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#336699' } });

/** A photograph that holds more than its pixels. */
export const receiptPhoto = () =>
  receiptPicture()
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Secret Place' } })
    .toBuffer();

export function receiptForm(fields: Record<string, string>, file?: Buffer): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (file) form.set('image_proof', new File([new Uint8Array(file)], 'blokk.jpg'));
  return form;
}

/** Posts `form` for the campaign of `call`. */
export const sendReceipt = (
  { origin }: Pick<TestSite, 'origin'>,
  form: FormData,
  { call = 'advent', ...headers }: Record<string, string> = {},
) =>
  fetch(`${origin}/api/${call}/upload`, {
    method: 'POST',
    body: form,
    redirect: 'manual',
    headers: { accept: 'application/json', 'x-forwarded-for': newClient(), ...headers },
  });
