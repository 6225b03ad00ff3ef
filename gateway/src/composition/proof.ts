/** The proof of a composition before it becomes live: every page without parameters is rendered. */
import { type RenderRequest, type RenderResult, SHELL } from '@mall/contracts';
import { isSound, toPage } from '../pages/page.ts';
import { readVisit, type Visit } from '../pages/visit.ts';
import { Turnstile } from '../render/turnstile.ts';
import type { Site } from './site.ts';

/** A page that the candidate answers worse than the live composition. */
export interface ProofFault {
  path: string;
  status: number;
  /** The apps to blame, with their releases. */
  apps: { app: string; release: string | undefined }[];
}

type Answer = Pick<RenderResult, 'status' | 'failed' | 'owner'>;

const AT_ONCE = 4;

async function answerOf(site: Site, request: RenderRequest): Promise<Answer> {
  const nothing: Answer = { status: 503, failed: [SHELL] };
  return site.renderer.render(request).catch(() => nothing);
}

/** Renders a page; a sound one warms the page cache. */
async function proofOf(site: Site, visit: Visit): Promise<Answer> {
  const result = await site.renderer.render(visit).catch(() => undefined);
  if (!result) return answerOf(site, visit);
  if (!isSound(result)) return result;
  site.pages.keep(visit, await toPage(result, site.composition.revision));
  return result;
}

function faultOf(site: Site, path: string, answer: Answer, blamed: readonly string[]): ProofFault {
  const names = blamed.length > 0 ? blamed : [answer.owner ?? SHELL];
  const apps = names.map((app) => ({ app, release: site.composition.apps[app] }));
  return { path, status: answer.status, apps };
}

/** Compares an unsound answer, asked for once more, with that of the live composition. */
async function judge(candidate: Site, live: Site, visit: Visit): Promise<ProofFault[]> {
  const [now, before] = await Promise.all([answerOf(candidate, visit), answerOf(live, visit)]);
  const lost = now.failed.filter((app) => !before.failed.includes(app));
  const worse = now.status >= 500 && before.status < 500;
  return worse || lost.length > 0 ? [faultOf(candidate, visit.url, now, lost)] : [];
}

/**
 * Renders every page without parameters, in each language.
 * @param live the composition to compare with; without one every answer is taken.
 * @returns the pages that became worse.
 */
export async function prove(candidate: Site, live: Site | undefined): Promise<ProofFault[]> {
  const turnstile = new Turnstile(AT_ONCE);
  const paths = await candidate.renderer.staticPaths();
  const faults = await Promise.all(
    paths.map(({ path, language }) =>
      turnstile.run(async () => {
        const visit: Visit = { ...readVisit(path, {}), storedLanguage: language };
        const answer = await proofOf(candidate, visit);
        return isSound(answer) || !live ? [] : judge(candidate, live, visit);
      }),
    ),
  );
  return faults.flat();
}
