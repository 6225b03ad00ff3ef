declare module 'shell-messages/*' {
  const messages: import('@mall/i18n').Messages;
  export default messages;
}
