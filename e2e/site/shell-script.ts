/** URLs of the script that the site starts with: held or aborted, the page stays as the server has sent it. */
export const SHELL_SCRIPT = '**/js/shell/*/shell.js';
