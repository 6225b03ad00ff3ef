/** In place of hydration: renders into the empty root. */
import { createRoot } from 'react-dom/client';

export const hydrateRoot = (container, tree, { onCaughtError }) =>
  createRoot(container, { onCaughtError }).render(tree);
