/** Closes the menu from inside its panel; the focus goes to the menu's button. */
import { createContext } from 'react';

export const LeaveMenuContext = createContext<() => void>(() => undefined);
