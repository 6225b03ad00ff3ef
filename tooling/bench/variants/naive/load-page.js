/** The shell does not wait for the page's modules: the page loads them when it is rendered. */
export { loadSlot } from 'shell-source/page/load-page.ts';

export const loadPageModules = async () => undefined;
