/** Messages of the site: one i18next instance, a namespace per app, only one language's messages. */

export type { i18n as I18n, TFunction } from 'i18next';
export { addMessages, createI18n, type Messages } from './instance.ts';
export { MessagesProvider } from './provider.tsx';
export { useMessages } from './use-messages.ts';
