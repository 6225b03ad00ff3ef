/** Messages: one i18next instance per language, a namespace per app. */

export type { i18n as I18n } from 'i18next';
export type { MessageKey, Translate } from './app-messages.ts';
export { addMessages, createI18n, type Messages, messagesOf } from './instance.ts';
export { MessagesProvider, useMessages } from './use-messages.tsx';
