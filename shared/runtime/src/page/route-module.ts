/** The convention of exposed modules: a page (React Router's route module) and a slot. */
import type { ImageSet, Language } from '@mall/contracts';
import type { MessageKey, Translate } from '@mall/i18n';
import type { ComponentType } from 'react';
import type { Thing } from 'schema-dts';
import type { LoaderArgs } from './api-data.ts';
import type { PathTo } from './routes.ts';
import type { ShellContext } from './shell-context.ts';

/** An object of schema.org, without `@context`. */
export type StructuredData = Exclude<Thing, string>;

/** The contents of a page's head. The shell adds canonical and alternate URLs. */
export interface PageMeta {
  /** Without the brand's name; the shell adds it where both fit 60 characters. */
  title: string;
  /** 50 to 160 characters. */
  description: string;
  /** Query of the canonical URL, for a page that its query makes another one. */
  query?: Readonly<Record<string, string>> | undefined;
  image?: ImageSet | undefined;
  /** Type of Open Graph; `website` when left out. */
  type?: 'article';
  /** Not for search engines, such as the results of a search. */
  noindex?: boolean;
  /** An Atom feed of what the page lists: its path on the site. */
  feed?: { title: string; path: string } | undefined;
  /** The shell adds `@context`. */
  structuredData?: readonly StructuredData[];
}

/** A `meta` that uses messages of its app names their keys, for instance `MessageKey<'cinema'>`. */
export interface MetaArgs<Data = unknown, Key extends MessageKey = never> {
  data: Data;
  params: Readonly<Record<string, string>>;
  language: Language;
  brand: { name: string; slug: string };
  /** Origin of the public site, for URLs in structured data. */
  origin: string;
  pathTo: PathTo;
  /** Whether some live app has a route of this id; `pathTo` throws where none has. */
  hasRoute: ShellContext['hasRoute'];
  /** Messages of the module's own app. */
  t: Translate<Key>;
}

/** A module in `src/pages/<name>/page.tsx`. */
export interface RouteModule<Data = unknown> {
  /**
   * Loads the page's data with `args.load`; returns what `meta` needs of it. Where that has a
   * `validUntil` (milliseconds since 1970), the server keeps the page no longer.
   */
  loader?(args: LoaderArgs): Promise<Data>;
  meta(args: MetaArgs<Data, MessageKey>): PageMeta;
  Component: ComponentType;
}

/** A module in `src/slots/<name>/slot.tsx`. */
export interface SlotModule {
  loader?(args: LoaderArgs): Promise<unknown>;
  Component: ComponentType;
}
