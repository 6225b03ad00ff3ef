/** The fields of an upload, read from `multipart/form-data` and checked one by one. */

import { createHash } from 'node:crypto';
import { NAME_MAX_LENGTH, timeSchema } from '@mall/contracts';
import { mallDay } from '@mall/opening-hours';
import { mallMoment } from '@mall/opening-hours/mall-timestamp';
import { z } from 'zod';
import type { LocalisedCampaign } from '../../content/public.ts';
import { plainCode } from './running-campaign.ts';

export type Promotion = NonNullable<LocalisedCampaign['promotion']>;

const UPLOAD_TEXT_FIELDS = [
  'name',
  'code',
  'shop',
  'purchase_date',
  'purchase_time',
  'purchase_sum',
  'invoice',
] as const;

/** A form that is right but for its file. */
export interface UploadBody {
  name: string;
  code: string;
  shop: string;
  invoice: string;
  /** With the offset of the mall. */
  purchasedAt: string;
  purchaseSum: number;
}

const INVOICE = /^[\p{L}\d][\p{L}\d/ .-]{2,39}$/u;
/** Forints without decimals; thousands may be set apart. */
const SUM = /^\d{1,3}(?:[\s.,]?\d{3}){0,3}\s*(?:Ft|HUF)?$/i;

type Fields = Record<(typeof UPLOAD_TEXT_FIELDS)[number], string>;

/** @returns undefined for a body that is no form. */
export async function readUploadForm(
  body: Buffer,
  contentType: string,
): Promise<FormData | undefined> {
  const response = new Response(new Uint8Array(body), { headers: { 'content-type': contentType } });
  return response.formData().catch(() => undefined);
}

/** The text of a field; empty where it is not there or a file. */
export function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

/** What was typed, by the names of the inputs; a file cannot be shown again. */
export function shownAgain(form: FormData): Record<string, string> {
  const texts = [...UPLOAD_TEXT_FIELDS, 'accept_terms'].map((name) => [name, textIn(form, name)]);
  return Object.fromEntries(texts.filter(([, text]) => text !== ''));
}

/** Differs with each field and with the bytes of the file; the boundary of the body makes no difference. */
export async function hashOf(form: FormData): Promise<string> {
  const hash = createHash('sha256');
  for (const [name, value] of form) {
    const bytes = Buffer.from(await new Blob([value]).arrayBuffer());
    hash.update(`${name} ${bytes.length} `).update(bytes);
  }
  return hash.digest('hex');
}

function sumOf(text: string): number | undefined {
  if (!SUM.test(text)) return undefined;
  const digits = text.replace(/\D/g, '');
  return digits === '' ? undefined : Number(digits);
}

/** What the fields are checked against. */
export interface UploadRules {
  promotion: Promotion;
  /** Slugs of all shops. */
  shops: readonly string[];
  /** Whether a code was given out. */
  isKnownCode: (code: string) => Promise<boolean>;
  now: Date;
}

/** What is wrong with fields that are there. */
async function wrong(
  fields: Fields,
  { promotion, shops, isKnownCode, now }: UploadRules,
): Promise<string[]> {
  const { name, code, shop, purchase_date: day, purchase_time: time, invoice } = fields;
  const isDay = z.iso.date().safeParse(day).success;
  const isTime = timeSchema.safeParse(time).success;
  const sum = sumOf(fields.purchase_sum);
  const inPeriod = isDay && promotion.from <= day && day <= promotion.until && day <= mallDay(now);
  const isFuture = inPeriod && isTime && Date.parse(mallMoment(day, time)) > now.getTime();
  const checks: [keyof Fields, string, boolean][] = [
    ['name', 'name:invalid', name.length > NAME_MAX_LENGTH],
    ['code', 'code:invalid', !(await isKnownCode(plainCode(code)))],
    ['shop', 'shop:invalid', !(promotion.shops ?? shops).includes(shop)],
    ['purchase_date', 'purchase_date:outdated', !inPeriod],
    ['purchase_time', 'purchase_time:invalid', !isTime || isFuture],
    ['purchase_sum', 'purchase_sum:invalid', sum === undefined || sum < promotion.minimum],
    ['invoice', 'invoice:invalid', !INVOICE.test(invoice)],
  ];
  return checks
    .filter(([field, , isWrong]) => isWrong && fields[field] !== '')
    .map(([, code]) => code);
}

/** Every code of the fields besides the file, or the body that they make. */
export async function checkUpload(
  form: FormData,
  rules: UploadRules,
): Promise<{ codes: string[]; body: UploadBody }> {
  const fields = Object.fromEntries(
    UPLOAD_TEXT_FIELDS.map((field) => [field, textIn(form, field)]),
  ) as Fields;
  const missing = UPLOAD_TEXT_FIELDS.filter((field) => fields[field] === '');
  const hasConsent = form.get('accept_terms') !== null;
  const codes = [
    ...missing.map((field) => `${field}:required`),
    ...(await wrong(fields, rules)),
    ...(hasConsent ? [] : ['accept_terms:required']),
  ];
  const { name, shop, invoice, purchase_date, purchase_time } = fields;
  const purchasedAt = codes.length > 0 ? '' : mallMoment(purchase_date, purchase_time);
  const purchaseSum = sumOf(fields.purchase_sum) ?? 0;
  return {
    codes,
    body: { name, code: plainCode(fields.code), shop, invoice, purchasedAt, purchaseSum },
  };
}
