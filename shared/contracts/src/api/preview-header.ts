/**
 * The header of a call that also reads campaigns that have not begun. A gateway sets it for the renders
 * and the browsers of a preview, and takes it from everybody else. Free of zod.
 */
export const PREVIEW_HEADER = 'x-preview';
