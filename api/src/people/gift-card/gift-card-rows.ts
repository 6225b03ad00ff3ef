/** One line of the file of gift cards: a movement of a card. */
import { z } from 'zod';

export const GIFT_CARD_COLUMNS = ['token', 'valid_until', 'date', 'kind', 'amount'] as const;

const TOKEN = '8 to 64 letters, digits, spaces and hyphens';
const day = z.iso.date('a day such as 2026-11-30');

/** Movements that add to a card, and those that take from it; a correction does either. */
const SIGNS: Record<string, (amount: number) => boolean> = {
  top_up: (amount) => amount > 0,
  purchase: (amount) => amount < 0,
  correction: (amount) => amount !== 0,
};

export const giftCardRowSchema = z
  .strictObject({
    token: z.string().regex(/^[A-Za-z0-9 -]{8,64}$/, TOKEN),
    valid_until: day,
    date: day,
    kind: z.enum(['top_up', 'purchase', 'correction'], 'top_up, purchase or correction'),
    amount: z
      .string()
      .regex(/^-?\d{1,9}$/, 'whole forints such as 5000 or -1200')
      .transform(Number),
  })
  .refine(({ kind, amount }) => SIGNS[kind]?.(amount), {
    path: ['amount'],
    error: 'above 0 for a top_up, below 0 for a purchase',
  });

export type GiftCardRow = z.output<typeof giftCardRowSchema>;
