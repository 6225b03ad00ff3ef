const PLAIN_ELEMENTS =
  'p h2 h3 h4 ul ol li strong em br small table caption thead tbody tfoot tr'.split(' ');

/**
 * The elements and attributes that a content text may hold. The API removes all others when content is
 * stored and in each response; the shell removes them again from the messages that it shows.
 */
export const ALLOWED_HTML: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(PLAIN_ELEMENTS.map((element) => [element, []])),
  a: ['href'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
};
