/** `/preview/pages`: what a check of a preview in a browser visits. */
import { TOUCHED_PAGES_PATH } from '@mall/contracts';
import type { FastifyInstance } from 'fastify';
import type { CompositionChoice } from '../composition/composition-choice.ts';
import type { CompositionInstance, InstanceContext } from '../composition/composition-instance.ts';
import { touchedPages } from '../composition/tested-pages.ts';
import { sendPlainPage } from '../http/plain-page.ts';

interface TouchedPagesOptions extends Pick<InstanceContext, 'apiOrigin' | 'log'> {
  compositions: Pick<CompositionChoice, 'of'>;
  live: { readonly current: CompositionInstance | undefined };
}

/** Responds to the browser of a preview alone; to others the page does not exist. */
export function addTouchedPagesRoute(app: FastifyInstance, options: TouchedPagesOptions): void {
  const { compositions, live } = options;
  app.get(TOUCHED_PAGES_PATH, async ({ headers }, reply) => {
    const choice = await compositions.of(headers);
    if (!choice?.preview) return sendPlainPage(reply, 404);
    reply.header('cache-control', 'no-store');
    return touchedPages(choice.instance, live.current, options);
  });
}
