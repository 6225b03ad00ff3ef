/** Messages: one i18next instance per language, a namespace per app. */

export type { i18n as I18n } from 'i18next';
export type { MessageKey, Translate } from './app-messages.ts';
export { addMessages, createI18n, type Messages } from './instance.ts';
export { MessagesProvider } from './provider.tsx';
export { messagesOf } from './translations.ts';
export { useMessages } from './use-messages.ts';
