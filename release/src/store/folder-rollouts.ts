/** Rollouts in a folder, all created once: `rollouts/<id>.json`, and `rollouts/<id>.<step>.json` for each step that is decided. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { compositionSchema } from '@mall/contracts';
import { z } from 'zod';
import { unlessMissing } from '../base/errors.ts';
import { createExclusively, readRecord } from './record-file.ts';

const moment = z.iso.datetime({ offset: true });
const { apps } = compositionSchema.shape;

/** Releases that take the place of live ones, but not at once and for all visitors (decision 0022). */
export const rolloutSchema = z.strictObject({
  id: z.string().regex(/^[0-9a-f]{8}$/),
  kind: z.literal('scheduled'),
  apps,
  /** What these apps have before it; one that is missing is not live then. The end returns to it. */
  base: apps,
  from: moment,
  until: moment.optional(),
  at: z.iso.datetime(),
  by: z.string(),
  why: z.string().optional(),
  forOtherTeam: z.boolean().optional(),
});
export type Rollout = z.infer<typeof rolloutSchema>;

export const ROLLOUT_STEPS = ['begin', 'end'] as const;
export type RolloutStep = (typeof ROLLOUT_STEPS)[number];

export const stepDecisionSchema = z.strictObject({
  result: z.enum(['done', 'refused', 'cancelled']),
  at: z.iso.datetime(),
  by: z.string(),
  /** Why it was refused or cancelled. */
  why: z.string().optional(),
  /** The composition that has it. */
  revision: z.int().positive().optional(),
});
export type StepDecision = z.infer<typeof stepDecisionSchema>;

export interface RolloutState {
  rollout: Rollout;
  decided: Partial<Record<RolloutStep, StepDecision>>;
}

type UnlessUnreadable = <Result>(read: Promise<Result>) => Promise<Result | undefined>;

export class FolderRollouts {
  readonly #folder: string;
  readonly #unlessUnreadable: UnlessUnreadable;

  constructor(storeFolder: string, unlessUnreadable: UnlessUnreadable) {
    this.#folder = join(storeFolder, 'rollouts');
    this.#unlessUnreadable = unlessUnreadable;
  }

  /** Every rollout that can be read, in the order of their beginnings. */
  async all(): Promise<RolloutState[]> {
    const names = await readdir(this.#folder).catch(unlessMissing([]));
    const ids = names.flatMap((name) => /^([0-9a-f]{8})[.]json$/.exec(name)?.[1] ?? []);
    const states = await Promise.all(ids.map((id) => this.#unlessUnreadable(this.#get(id))));
    return states
      .filter((state) => state !== undefined)
      .sort((a, b) => Date.parse(a.rollout.from) - Date.parse(b.rollout.from));
  }

  async #get(id: string): Promise<RolloutState | undefined> {
    const rollout = await readRecord(this.#file(id), rolloutSchema);
    if (!rollout) return;
    const decided: RolloutState['decided'] = {};
    for (const step of ROLLOUT_STEPS) {
      const decision = await readRecord(this.#file(`${id}.${step}`), stepDecisionSchema);
      if (decision) decided[step] = decision;
    }
    return { rollout, decided };
  }

  add(rollout: Rollout): Promise<boolean> {
    return this.#create(rollout.id, rolloutSchema.parse(rollout));
  }

  /** Records what became of a step. @returns false when that was decided before. */
  decide(id: string, step: RolloutStep, decision: StepDecision): Promise<boolean> {
    return this.#create(`${id}.${step}`, stepDecisionSchema.parse(decision));
  }

  #create(name: string, record: object): Promise<boolean> {
    return createExclusively(this.#file(name), `${JSON.stringify(record, null, 2)}\n`);
  }

  #file(name: string): string {
    return join(this.#folder, `${name}.json`);
  }
}
