/** The receipt of a purchase: it takes part in the draw of a promotion, each code once. */
import { randomUUID } from 'node:crypto';
import { DEFAULT_LANGUAGE, type ErrorCode } from '@mall/contracts';
import { mallDay } from '@mall/opening-hours';
import { mallMoment } from '@mall/opening-hours/mall-timestamp';
import { type LocalisedCampaign, snapshotOf } from '../../content/public.ts';
import { hasRow, insertOnce } from '../../database/open-database.ts';
import { HttpError } from '../../http/errors.ts';
import { defineForm } from '../forms/define-form.ts';
import type { FormBody, FormRequest } from '../forms/form-definition.ts';
import { openCampaign, plainCode, rejectUnknownCampaign } from './campaign-of-call.ts';
import { hasAcceptedType, readReceiptFile, storeReceiptFile } from './receipt-file.ts';

type Fields = Partial<FormBody<'receipt'>>;
type Promotion = NonNullable<LocalisedCampaign['promotion']>;

const USED = 'code:already_uploaded';

export const receiptForm = defineForm({
  name: 'receipt',
  precheck: rejectUnknownCampaign('promotion'),
  check: async (fields, request) => {
    const { id, promotion } = openCampaign(request, 'promotion');
    return [
      ...(await codeIssues(fields, { id, promotion }, request)),
      ...purchaseIssues(fields, promotion, request),
      ...(await fileIssues(fields)),
    ];
  },
  store: async ({ name, code, shop, invoice, image_proof, ...purchase }, request) => {
    const { id: campaign } = openCampaign(request, 'promotion');
    const { cipher, language, now } = request;
    const file = await readReceiptFile(image_proof);
    if (!file) throw new HttpError(422, 'image_proof:invalid');
    const id = randomUUID();
    const row = {
      ...{ id, campaign, code: plainCode(code), shop, language, file: `${id}.${file.extension}` },
      encrypted: cipher.encrypt({ name, invoice }, id),
      purchased_at: mallMoment(purchase.purchase_date, purchase.purchase_time),
      purchase_sum: forints(purchase.purchase_sum),
      uploaded_at: now().toISOString(),
    };
    return async (db) => {
      // Another request has used the code since the check.
      if (!(await insertOnce(db, 'receipts', row))) throw new HttpError(422, USED);
      // In the transaction, so that no row is without its file.
      await storeReceiptFile(row.file, file.bytes, request);
      return { status: 'uploaded' };
    };
  },
});

/** Without its decimals, which are zeros. */
const forints = (sum: string) => Number(sum.replace(/[.,]00(?!\d)/, '').replace(/\D/g, ''));

async function codeIssues(
  { code: typed }: Fields,
  { id: campaign, promotion }: { id: string; promotion: Promotion },
  { db }: FormRequest,
): Promise<ErrorCode[]> {
  if (typed === undefined) return [];
  const code = plainCode(typed);
  const isKnown =
    promotion.codes.includes(code) || (await hasRow(db, 'promotion_codes', { campaign, code }));
  if (!isKnown) return ['code:invalid'];
  return (await hasRow(db, 'receipts', { campaign, code })) ? [USED] : [];
}

function purchaseIssues(
  { shop, purchase_date: day, purchase_time: time, purchase_sum: sum }: Fields,
  promotion: Promotion,
  request: FormRequest,
): ErrorCode[] {
  const now = request.now();
  const inPeriod = day && promotion.from <= day && day <= promotion.until && day <= mallDay(now);
  const isFuture = inPeriod && time && Date.parse(mallMoment(day, time)) > now.getTime();
  const isShop = shop && (promotion.shops ?? shopsOf(request)).includes(shop);
  const isLow = sum && forints(sum) < promotion.minimum;
  const codes: (ErrorCode | undefined)[] = [
    shop && !isShop ? 'shop:invalid' : undefined,
    day && !inPeriod ? 'purchase_date:outdated' : undefined,
    isFuture ? 'purchase_time:invalid' : undefined,
    isLow ? 'purchase_sum:invalid' : undefined,
  ];
  return codes.filter((code) => code !== undefined);
}

/** A file is decoded only when the rest of its form is right. */
const fileIssues = async ({ image_proof: file }: Fields): Promise<ErrorCode[]> =>
  file && !(await hasAcceptedType(file)) ? ['image_proof:invalid'] : [];

function shopsOf(request: FormRequest): string[] {
  const { shops } = snapshotOf(request).view(DEFAULT_LANGUAGE, request.now());
  return shops.shops.map(({ slug }) => slug);
}
