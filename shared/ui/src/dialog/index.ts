/** The dialog, an entry of its own: it is loaded when a visitor first opens one. */
export { Dialog, type DialogProps } from './dialog.tsx';
