/** Rollouts, all created once: `rollouts/<id>.json`, and `rollouts/<id>.<step>.json` for each step. */
import { compositionSchema } from '@mall/contracts';
import { z } from 'zod';
import { ImmutableRecords } from './records.ts';
import type { Storage } from './storage.ts';

const moment = z.iso.datetime({ offset: true });
const { apps } = compositionSchema.shape;
const weight = z.int().min(1).max(100);

/** Releases that take the place of live ones, but not at once and for all visitors (decision 0022). */
export const rolloutSchema = z.strictObject({
  id: z.string().regex(/^[0-9a-f]{8}$/),
  kind: z.enum(['scheduled', 'preview', 'canary']),
  apps,
  /** What these apps have before it; one that is missing is not live then. The end returns to it. */
  base: apps,
  from: moment,
  /** The end of a scheduled one; of a preview, when its link expires. */
  until: moment.optional(),
  /** Of a preview: the time that the site shows at `from`; it goes on from there. */
  clock: moment.optional(),
  /** Of a canary: the percentage of visitors that gets it first. */
  weight: weight.optional(),
  /** Of a canary: the minutes in which its weight grows to 100. */
  over: z.int().positive().optional(),
  at: z.iso.datetime(),
  by: z.string(),
  why: z.string().optional(),
  forOtherTeam: z.boolean().optional(),
});
export type Rollout = z.infer<typeof rolloutSchema>;

export const ROLLOUT_STEPS = ['begin', 'end'] as const;
export type RolloutStep = (typeof ROLLOUT_STEPS)[number];

export const stepDecisionSchema = z.strictObject({
  /** `taken-back`: visitors had it, and it was worse for them. */
  result: z.enum(['done', 'refused', 'cancelled', 'taken-back']),
  at: z.iso.datetime(),
  by: z.string(),
  /** Why it was refused, cancelled or taken back. */
  why: z.string().optional(),
  /** The composition that has it. */
  revision: z.int().positive().optional(),
});
export type StepDecision = z.infer<typeof stepDecisionSchema>;

/** Another percentage of visitors for a canary, from `at` on. */
const weightStepSchema = z.strictObject({ weight, at: z.iso.datetime(), by: z.string() });
export type WeightStep = z.infer<typeof weightStepSchema>;

export interface RolloutState {
  rollout: Rollout;
  decided: Partial<Record<RolloutStep, StepDecision>>;
  /** In their order. */
  weights: readonly WeightStep[];
}

const FOLDER = 'rollouts';

const keyOf = (name: string) => `${FOLDER}/${name}.json`;

type UnlessUnreadable = <Result>(read: Promise<Result>) => Promise<Result | undefined>;

export class Rollouts extends ImmutableRecords {
  readonly #unlessUnreadable: UnlessUnreadable;

  constructor(storage: Storage, unlessUnreadable: UnlessUnreadable) {
    super(storage);
    this.#unlessUnreadable = unlessUnreadable;
  }

  /** Every rollout that can be read, in the order of their beginnings. */
  async all(): Promise<RolloutState[]> {
    const names = await this.storage.names(FOLDER);
    const files = new Set(names.map((name) => name.replace(/[.]json$/, '')));
    const ids = [...files].filter((name) => /^[0-9a-f]{8}$/.test(name));
    const states = await Promise.all(
      ids.map((id) => this.#unlessUnreadable(this.#state(id, files))),
    );
    return states
      .filter((state) => state !== undefined)
      .sort((a, b) => Date.parse(a.rollout.from) - Date.parse(b.rollout.from));
  }

  async #state(id: string, files: ReadonlySet<string>): Promise<RolloutState | undefined> {
    const rollout = await this.readOnce(keyOf(id), rolloutSchema);
    if (!rollout) return;
    const decided: RolloutState['decided'] = {};
    for (const step of ROLLOUT_STEPS) {
      const name = `${id}.${step}`;
      const decision = files.has(name) && (await this.readOnce(keyOf(name), stepDecisionSchema));
      if (decision) decided[step] = decision;
    }
    const weights: WeightStep[] = [];
    for (let next = 1; files.has(`${id}.weight-${next}`); next += 1) {
      const step = await this.readOnce(keyOf(`${id}.weight-${next}`), weightStepSchema);
      if (step) weights.push(step);
    }
    return { rollout, decided, weights };
  }

  add(rollout: Rollout): Promise<boolean> {
    return this.create(keyOf(rollout.id), rolloutSchema.parse(rollout));
  }

  /** Records what became of a step. @returns false when that was decided before. */
  decide(id: string, step: RolloutStep, decision: StepDecision): Promise<boolean> {
    return this.create(keyOf(`${id}.${step}`), stepDecisionSchema.parse(decision));
  }

  /** Records the canary's next weight. @returns false when another weight was recorded at the same time. */
  addWeight({ rollout, weights }: RolloutState, step: WeightStep): Promise<boolean> {
    const name = `${rollout.id}.weight-${weights.length + 1}`;
    return this.create(keyOf(name), weightStepSchema.parse(step));
  }
}
