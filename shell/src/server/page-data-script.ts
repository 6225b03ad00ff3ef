import { PAGE_DATA_ID, type PageData } from '../page/page-data.ts';

/** JSON as the text of a script element: `<` is escaped, so that no content can end the element. */
export function scriptText(json: string): string {
  return json.replaceAll('<', '\\u003c');
}

const PLACEHOLDER_FIELD = /(?<="lqip":")(data:image\/[^"]+)/;
const PLACEHOLDER_IN_MARKUP = /data:image\/[^"]+/g;

/** Alternating: text, placeholder of an image, text … */
type Parts = readonly string[];

const textOf = (value: unknown): string => scriptText(JSON.stringify(value));
const partsOf = (value: unknown): Parts => textOf(value).split(PLACEHOLDER_FIELD);

const partsOfShared = new WeakMap<object, Parts>();

/** The JSON of a value, written once for a frozen one, which pages share. */
export function sharedParts(value: unknown): Parts {
  if (typeof value !== 'object' || value === null || !Object.isFrozen(value)) return partsOf(value);
  const known = partsOfShared.get(value) ?? partsOf(value);
  partsOfShared.set(value, known);
  return known;
}

/** Leaves out the placeholders of images that the page does not show: they are a third of its data. */
const shownText = (parts: Parts, shown: ReadonlySet<string>): string =>
  parts.filter((part, index) => index % 2 === 0 || shown.has(part)).join('');

/** The script element beside `markup`, the page's HTML. */
export function pageDataScript({ queries, ...others }: PageData, markup: string): string {
  const shown = new Set(markup.match(PLACEHOLDER_IN_MARKUP));
  const loaded = queries.map(
    ([key, data]) => `[${textOf(key)},${shownText(sharedParts(data), shown)}]`,
  );
  const text = `{"queries":[${loaded}],${shownText(partsOf(others), shown).slice(1)}`;
  return `<script type="application/json" id="${PAGE_DATA_ID}">${text}</script>`;
}
