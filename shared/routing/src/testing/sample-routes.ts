/** A small app's routes for tests. */
import { type MfJson, mfJsonSchema } from '@mall/contracts';

export const routeAt = (id: string, hu: string, en: string, more?: object) => ({
  ...{ id, module: './pages/any', paths: { hu, en } },
  ...more,
});

/** An app with these routes, and more of its `mf.json`. */
export const sampleApp = (routes: object[], more?: object): MfJson =>
  mfJsonSchema.parse({ name: 'sample', owner: 'team-sample', routes, ...more });
