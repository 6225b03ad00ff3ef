/** Lets what stands in a menu's panel close it: focus goes to the menu's button, which stays. */
import { createContext } from 'react';

export const LeaveMenuContext = createContext<() => void>(() => undefined);
