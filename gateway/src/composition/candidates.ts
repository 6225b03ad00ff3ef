/** The compositions of rollouts, laid over the live one, which run beside it: previews and a canary. */
import type { Rollout } from '@mall/release';
import { CompositionInstance, type InstanceContext } from './composition-instance.ts';

/** Each preview runs a render process of about 150 MB. */
const MAX_PREVIEWS = 3;
const MAX_IDLE_MS = 10 * 60_000;
const IDLE_CHECK_MS = 30_000;

interface Candidate {
  rollout: Rollout;
  /** The live composition that it is laid over. */
  over: CompositionInstance;
  starting: Promise<CompositionInstance>;
  instance?: CompositionInstance;
  usedAt: number;
}

interface Live {
  readonly current: CompositionInstance | undefined;
}

/** Requests in flight are finished. One that does not start has reported its error. */
function close({ starting }: Candidate): void {
  starting.then(({ renderer }) => renderer.close()).catch(() => {});
}

export class Candidates {
  readonly #context: InstanceContext;
  readonly #live: Live;
  /** By the ids of their rollouts, the least recently used first. */
  readonly #candidates = new Map<string, Candidate>();
  readonly #stop = new AbortController();
  #timer: NodeJS.Timeout | undefined;

  constructor(context: InstanceContext, live: Live) {
    this.#context = context;
    this.#live = live;
  }

  /** The candidate of a rollout, if it has started; it may lie over the composition that was live before. */
  running(id: string): CompositionInstance | undefined {
    return this.#candidates.get(id)?.instance;
  }

  /**
   * The candidate of a rollout over what is live now; starts it when needed.
   * @throws when nothing is live, a release is missing, or it does not start.
   */
  async get(rollout: Rollout): Promise<CompositionInstance> {
    const over = this.#live.current;
    if (!over) throw new Error('nothing is live');
    const known = this.#candidates.get(rollout.id);
    this.#candidates.delete(rollout.id);
    const candidate = known?.over === over ? known : this.#start(rollout, over, known);
    candidate.usedAt = performance.now();
    this.#candidates.set(rollout.id, candidate);
    this.#timer ??= setInterval(() => this.#endIdle(), IDLE_CHECK_MS).unref();
    this.#endSurplus();
    return candidate.starting;
  }

  end(id: string): void {
    const candidate = this.#candidates.get(id);
    this.#candidates.delete(id);
    if (candidate) close(candidate);
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#stop.abort();
    const started = [...this.#candidates.values()].map(({ starting }) => starting);
    for (const result of await Promise.allSettled(started)) {
      if (result.status === 'fulfilled') await result.value.renderer.close(0);
    }
  }

  #start(rollout: Rollout, over: CompositionInstance, before: Candidate | undefined): Candidate {
    const { composition } = over;
    const apps = { ...composition.apps, ...rollout.apps };
    const options = { signal: this.#stop.signal, rollout };
    const starting = CompositionInstance.start(this.#context, { ...composition, apps }, options);
    const candidate: Candidate = { rollout, over, starting, usedAt: 0 };
    // Until it has started, its visitors get the one before.
    if (before?.instance) candidate.instance = before.instance;
    starting
      .then((instance) => {
        candidate.instance = instance;
      })
      .catch((error: unknown) => {
        this.#context.log.error({ err: error, rollout: rollout.id }, 'candidate does not start');
        if (this.#candidates.get(rollout.id) === candidate) this.end(rollout.id);
      })
      .finally(() => before && close(before));
    return candidate;
  }

  #endSurplus(): void {
    const previews = this.#previews();
    for (const { rollout } of previews.slice(0, -MAX_PREVIEWS)) this.end(rollout.id);
  }

  #endIdle(): void {
    const idleSince = performance.now() - MAX_IDLE_MS;
    for (const { rollout, usedAt } of this.#previews()) {
      if (usedAt < idleSince) this.end(rollout.id);
    }
  }

  #previews(): Candidate[] {
    return [...this.#candidates.values()].filter(({ rollout }) => rollout.kind === 'preview');
  }
}
