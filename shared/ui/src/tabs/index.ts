/** The tabs, an entry of their own: only pages that show some load their machinery. */
export { type Tab, Tabs, type TabsProps } from './tabs.tsx';
