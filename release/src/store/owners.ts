/** `owners.json`: who is in which team. Operators write it; no command changes it. */
import { z } from 'zod';

/** By the `owner` of an app's mf.json, the people of the team as ACTOR names them. */
export const ownersSchema = z.record(z.string(), z.array(z.string()));
export type Owners = z.infer<typeof ownersSchema>;
