/** The slots that the shell shows in dialogs of its own; apps fill them. */
export const DIALOG_SLOTS = ['newsletter', 'trailer', 'coupons'] as const;

export type DialogSlot = (typeof DIALOG_SLOTS)[number];
