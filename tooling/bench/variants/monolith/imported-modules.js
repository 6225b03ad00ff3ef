/** In place of federation, in the browser and on the server: every module by a plain import. */
import { modules } from 'monolith-modules';

const importedModules = {
  load: async (app, exposed) => modules[`${app.name} ${exposed}`](),
};

export const browserModules = importedModules;
export const serverModules = () => importedModules;
