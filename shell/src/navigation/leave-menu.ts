/** Closes the menu from inside its panel and focuses the menu's button. */
import { createContext } from 'react';

export const LeaveMenuContext = createContext<() => void>(() => undefined);
