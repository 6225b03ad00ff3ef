/** The documents of the staff page. They are rendered on the server alone and need no script. */
import '@mall/ui/styles.css';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Form } from '../src/ui/actions.ts';
import { RequestError } from '../src/ui/request-error.ts';
import type { PageContext, PageRequest } from '../src/ui/staff-server.ts';
import { actionPage } from './action-page.tsx';
import { changePage } from './change-page.tsx';
import { Typed } from './forms.tsx';
import { differencePage, historyPage } from './history-page.tsx';
import { overviewPage } from './overview-page.tsx';
import { type Page, PageFrame } from './page-frame.tsx';
import { rolloutsPage } from './rollouts-page.tsx';
import { whyPage } from './why-page.tsx';

const PAGES = new Map<string, (context: PageContext, query: Form) => Page | Promise<Page>>([
  ['/', overviewPage],
  ['/change', changePage],
  ['/rollouts', rolloutsPage],
  ['/history', historyPage],
  ['/difference', differencePage],
  ['/why', whyPage],
  ['/action', actionPage],
]);

/** @throws {RequestError} for a path without a page, and for a query that is wrong. */
export async function render(request: PageRequest, context: PageContext): Promise<string> {
  const { path, query, form, error } = request;
  const page = await PAGES.get(path)?.(context, query);
  if (!page && !error) throw new RequestError(404, `There is no page ${path}.`);
  const document = (
    <Typed value={{ ...query, ...form }}>
      <PageFrame title="Not possible" {...page} {...{ path, error, context }} />
    </Typed>
  );
  return `<!doctype html>${renderToStaticMarkup(document)}`;
}
