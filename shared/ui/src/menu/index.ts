/** The menu of a navigation, an entry of its own: only a header carries it. */
export { Menu, MenuChevron, type MenuProps, menuEntryClass, menuPanelClass } from './menu.tsx';
