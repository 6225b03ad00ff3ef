/** The compositions of rollouts, laid over the live one, which run beside it: previews and a canary. */
import type { Rollout } from '@mall/release';
import { LRUCache } from 'lru-cache';
import { CompositionInstance, type InstanceContext } from './composition-instance.ts';

/** Each preview runs a render process of about 150 MB. */
const MAX_PREVIEWS = 3;
const MAX_IDLE_MS = 10 * 60_000;

interface Candidate {
  /** The live composition that it is laid over. */
  over: CompositionInstance;
  starting: Promise<CompositionInstance>;
  instance?: CompositionInstance;
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
  /** By the ids of their rollouts. */
  readonly #canaries = new Map<string, Candidate>();
  readonly #previews = new LRUCache<string, Candidate>({
    max: MAX_PREVIEWS,
    ttl: MAX_IDLE_MS,
    ttlAutopurge: true,
    updateAgeOnGet: true,
    dispose: close,
    // The one before is closed once the next has started.
    noDisposeOnSet: true,
  });
  readonly #stop = new AbortController();

  constructor(context: InstanceContext, live: Live) {
    this.#context = context;
    this.#live = live;
  }

  /** The candidate of a rollout, if it has started; it may lie over the composition that was live before. */
  running(id: string): CompositionInstance | undefined {
    return this.#find(id)?.instance;
  }

  /**
   * The candidate of a rollout over what is live now; starts it when needed.
   * @throws when nothing is live, a release is missing, or it does not start.
   */
  async get(rollout: Rollout): Promise<CompositionInstance> {
    const over = this.#live.current;
    if (!over) throw new Error('nothing is live');
    const candidates = rollout.kind === 'preview' ? this.#previews : this.#canaries;
    const known = candidates.get(rollout.id);
    if (known?.over === over) return known.starting;
    const candidate = this.#start(rollout, over, known);
    candidates.set(rollout.id, candidate);
    return candidate.starting;
  }

  end(id: string): void {
    const canary = this.#canaries.get(id);
    this.#canaries.delete(id);
    this.#previews.delete(id);
    if (canary) close(canary);
  }

  async close(): Promise<void> {
    this.#stop.abort();
    const all = [...this.#canaries.values(), ...this.#previews.values()];
    const started = all.map(({ starting }) => starting);
    for (const result of await Promise.allSettled(started)) {
      if (result.status === 'fulfilled') await result.value.renderer.close(0);
    }
  }

  #start(rollout: Rollout, over: CompositionInstance, before: Candidate | undefined): Candidate {
    const { composition } = over;
    const apps = { ...composition.apps, ...rollout.apps };
    const options = { signal: this.#stop.signal, rollout };
    const starting = CompositionInstance.start(this.#context, { ...composition, apps }, options);
    const candidate: Candidate = { over, starting };
    // Until it has started, its visitors get the one before.
    if (before?.instance) candidate.instance = before.instance;
    starting
      .then((instance) => {
        candidate.instance = instance;
      })
      .catch((error: unknown) => {
        this.#context.log.error({ err: error, rollout: rollout.id }, 'candidate does not start');
        if (this.#find(rollout.id) === candidate) this.end(rollout.id);
      })
      .finally(() => before && close(before));
    return candidate;
  }

  #find(id: string): Candidate | undefined {
    return this.#canaries.get(id) ?? this.#previews.peek(id);
  }
}
