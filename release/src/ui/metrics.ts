/** What the gateways' metrics say of releases: failures, and how pages felt (decision 0024). */
import { ReleaseError } from '../base/errors.ts';

interface Sample {
  name: string;
  labels: Record<string, string>;
  value: number;
}

const SAMPLE = /^(\w+)\{(.*)\} (\S+)$/gm;
const LABEL = /(\w+)="((?:\\.|[^"\\])*)"/g;

export const VITALS = {
  LCP: 'web_vitals_lcp_seconds',
  INP: 'web_vitals_inp_seconds',
  CLS: 'web_vitals_cls',
  TTFB: 'web_vitals_ttfb_seconds',
} as const;
export type Vital = keyof typeof VITALS;

const sum = (samples: readonly Sample[]) => samples.reduce((total, { value }) => total + value, 0);

/** Within the bucket that has it, values are taken as evenly spread, as by Prometheus' `histogram_quantile`. */
function percentile75(buckets: readonly Sample[]): number | undefined {
  const byBound = Map.groupBy(buckets, ({ labels }) =>
    Number(labels.le?.replace('+Inf', 'Infinity')),
  );
  const counts = [...byBound].map(([le, all]) => [le, sum(all)] as const).sort(([a], [b]) => a - b);
  const rank = 0.75 * (counts.at(-1)?.[1] ?? 0);
  const index = counts.findIndex(([, count]) => count >= rank);
  const [bound = 0, count = 0] = counts[index] ?? [];
  const [lower = 0, below = 0] = counts[index - 1] ?? [];
  if (count === 0) return undefined;
  if (bound === Number.POSITIVE_INFINITY) return lower;
  return lower + ((bound - lower) * (rank - below)) / (count - below);
}

export class SiteMetrics {
  readonly #samples: readonly Sample[];

  /** @param text in Prometheus' format. */
  constructor(text: string) {
    this.#samples = [...text.matchAll(SAMPLE)].map(([, name = '', labels = '', value]) => {
      const pairs = [...labels.matchAll(LABEL)].map(([, label, quoted]) => [label, quoted]);
      return { name, labels: Object.fromEntries(pairs), value: Number(value) };
    });
  }

  #find(name: string, app: string, release: string): Sample[] {
    return this.#samples.filter(
      ({ labels, ...sample }) =>
        sample.name === name && labels.app === app && labels.release === release,
    );
  }

  /** Renders with a failed part of the app, since the gateways' start. */
  failedRenders(app: string, release: string): number {
    return sum(this.#find('render_failed_apps_total', app, release));
  }

  failedViews(app: string, release: string): number {
    return sum(this.#find('browser_failed_views_total', app, release));
  }

  /** Documents that reported web vitals. */
  reports(app: string, release: string): number {
    const counts = Object.values(VITALS).map((name) => this.#find(`${name}_count`, app, release));
    return Math.max(...counts.map(sum));
  }

  /** The 75th percentile, in seconds but for CLS; undefined when none was reported. */
  vital(vital: Vital, app: string, release: string): number | undefined {
    return percentile75(this.#find(`${VITALS[vital]}_bucket`, app, release));
  }
}

const TIMEOUT_MS = 2_000;

/** @throws why they cannot be read. */
async function metricsText(origin: string, token?: string): Promise<string> {
  const url = `${origin}/metrics`;
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(url, { headers, signal }).catch(() => undefined);
  if (!response) throw new ReleaseError(`${url} does not respond`);
  if (response.ok) return response.text();
  const hint = 'METRICS_ORIGIN names the gateways, and METRICS_TOKEN is for other machines';
  throw new ReleaseError(`${url} responds with ${response.status}; ${hint}`);
}

/** @returns why they cannot be read, or the metrics of all gateways, whose counts are added up. */
export async function readMetrics(
  origins: readonly string[],
  token?: string,
): Promise<SiteMetrics | string> {
  try {
    const texts = await Promise.all(origins.map((origin) => metricsText(origin, token)));
    return new SiteMetrics(texts.join('\n'));
  } catch (error) {
    return (error as Error).message;
  }
}
