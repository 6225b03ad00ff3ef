/** What the server leaves in the page for the browser, as JSON that no script runs. */
import type { FormAnswer, SiteRecord } from '@mall/contracts';
import type { DehydratedState } from '@tanstack/react-query';
import type { HydrationState } from 'react-router-dom';

export interface PageData {
  site: SiteRecord;
  /** React Router's part: the page state by route. */
  hydration: HydrationState;
  /** Data of the API. */
  queries: DehydratedState;
  /** When the server rendered the page, in milliseconds. */
  renderedAt: number;
  /** For a page that was rendered for a form it had posted. */
  formAnswer?: FormAnswer;
  sentryDsn?: string;
}

const ELEMENT_ID = 'page-data';

const PLACEHOLDER_FIELD = /"lqip":"(data:image\/[^"]+)"/g;
const PLACEHOLDER_IN_MARKUP = /data:image\/[^"]+/g;

/** Empties the placeholders of images that `markup` does not show: they are a third of a page's data. */
function withoutUnusedPlaceholders(json: string, markup: string): string {
  const used = new Set(markup.match(PLACEHOLDER_IN_MARKUP));
  return json.replace(PLACEHOLDER_FIELD, (field, uri: string) =>
    used.has(uri) ? field : '"lqip":""',
  );
}

/** JSON as the text of a script element: `<` is escaped, so that no content can end the element. */
export function scriptText(json: string): string {
  return json.replaceAll('<', '\\u003c');
}

/** The script element beside `markup`. */
export function pageDataScript(data: PageData, markup: string): string {
  const text = scriptText(withoutUnusedPlaceholders(JSON.stringify(data), markup));
  return `<script type="application/json" id="${ELEMENT_ID}">${text}</script>`;
}

/** @throws {Error} when the page carries no data. */
export function readPageData(): PageData {
  const text = document.getElementById(ELEMENT_ID)?.textContent;
  if (!text) throw new Error(`the page has no #${ELEMENT_ID}`);
  return JSON.parse(text) as PageData;
}
