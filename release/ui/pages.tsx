/** The documents of the staff page. They are rendered on the server alone and need no script. */
import '@mall/ui/styles.css';
import { Wrapper } from '@mall/ui';
import { Notice } from '@mall/ui/notice';
import { renderToStaticMarkup } from 'react-dom/server';
import { RequestError } from '../src/ui/request-error.ts';
import type { PageContext, Query } from '../src/ui/staff-server.ts';
import { actionPage } from './action-page.tsx';
import { appPage } from './app-page.tsx';
import { differencePage, historyPage } from './history-page.tsx';
import { overviewPage } from './overview-page.tsx';
import { type Page, PageFrame } from './page-frame.tsx';
import { rolloutsPage } from './rollouts-page.tsx';
import { whyPage } from './why-page.tsx';

type MakePage = (context: PageContext, query: Query) => Page | Promise<Page>;

const PAGES = new Map<string, MakePage>([
  ['/', overviewPage],
  ['/app', appPage],
  ['/rollouts', rolloutsPage],
  ['/history', historyPage],
  ['/difference', differencePage],
  ['/why', whyPage],
  ['/action', actionPage],
]);

function html(page: Page, { by, actions }: PageContext, path = ''): string {
  const frame = <PageFrame {...page} by={by} path={path} busy={actions.current?.command} />;
  return `<!doctype html>${renderToStaticMarkup(frame)}`;
}

/** @throws {RequestError} for a path without a page, and for a query that is wrong. */
export async function render(path: string, query: Query, context: PageContext): Promise<string> {
  const page = await PAGES.get(path)?.(context, query);
  if (!page) throw new RequestError(404, 'There is no such page', path);
  return html(page, context, path);
}

export function renderMessage(title: string, text: string, context: PageContext): string {
  const content = (
    <Wrapper>
      <Notice tone="error">{text}</Notice>
    </Wrapper>
  );
  return html({ title, content }, context);
}
