import { escapeHtml } from '@mall/server';
import { type HeadTag, PAGE_HEAD_ATTRIBUTE, type PageHead } from '../page/head.ts';
import type { PageAssets, Script } from './page-assets.ts';
import { scriptText } from './page-data-script.ts';

const VOID_TAGS = new Set(['meta', 'link']);

function textOf({ tag, text = '' }: HeadTag): string {
  return tag === 'script' ? scriptText(text) : escapeHtml(text);
}

function htmlOf(headTag: HeadTag): string {
  const { tag, attributes } = headTag;
  const all = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  const open = `<${tag} ${PAGE_HEAD_ATTRIBUTE}=""${all.join('')}>`;
  return VOID_TAGS.has(tag) ? open : `${open}${textOf(headTag)}</${tag}>`;
}

export interface DocumentParts extends PageAssets {
  head: PageHead;
  site: string;
  /** Milliseconds by which the browser's clock is moved: a preview of a time to come. */
  clockOffset?: number | undefined;
  body: string;
  data: string;
}

/** Same origin: with `crossorigin`, or another integrity, the browser would throw these away. */
const preload = ({ url, integrity }: Script, attributes: string) =>
  `<link rel="preload" as="script" ${attributes} href="${url}" integrity="${integrity}">`;

export function htmlDocument(parts: DocumentParts): string {
  const { head, styles, scripts, moduleScripts, site, fonts, headScripts, body, data } = parts;
  const { clockOffset = 0 } = parts;
  const before = [
    '<!doctype html>',
    `<html lang="${head.language}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    clockOffset === 0 ? '' : `<script src="/preview/clock.js?offset=${clockOffset}"></script>`,
    // Before the styles, for which a script would wait.
    ...headScripts.map(
      ({ url, integrity }) => `<script src="${url}" integrity="${integrity}"></script>`,
    ),
    ...head.tags.map(htmlOf),
    '<meta name="theme-color" content="#fff8ec">',
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    `<link rel="manifest" href="/manifest.webmanifest?lang=${head.language}">`,
    ...fonts.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`,
    ),
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...scripts.map((script) => preload(script, 'fetchpriority="low" data-start="script"')),
    // The head's script loads what has `media="not all"` after the paint.
    `<link rel="preload" as="fetch" media="not all" data-start="site" href="${site}">`,
    ...moduleScripts.map((script) => preload(script, 'media="not all" data-start="script"')),
    '</head>',
    '<body>',
  ];
  return `${before.join('\n')}\n<div id="root">${body}</div>\n${data}\n</body>\n</html>`;
}
