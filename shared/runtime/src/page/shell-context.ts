/** What the shell provides to every part of a page. The number in the name counts breaking changes. */
import type {
  FormResponse,
  ImageSet,
  Language,
  NavigationEntry,
  NavigationMenu,
  NearHours,
  RouteRef,
  SearchKind,
  SearchResult,
} from '@mall/contracts';
import type { Api } from '@mall/http';
import { createContext, use } from 'react';
import type { PathTo, RouteId } from './routes.ts';

/** What a search found, as a link. */
export interface SearchLink {
  title: string;
  path: string;
  /** Distinguishes links of the same title. */
  text?: string | undefined;
  /** Of a shop: whether it is open is said beside the text. */
  hours?: NearHours;
  /** Of an event: when it is on next, a day or a moment. */
  from?: string;
  /** A page of the site has none. */
  image?: ImageSet;
  /** `contain` for a logo, which is shown whole. */
  imageFit?: 'contain';
}

export interface SearchLinkGroup {
  kind: SearchKind;
  links: SearchLink[];
}

export interface ShellContext {
  language: Language;
  brand: { name: string; slug: string };
  /** Origin of the public site, for links that leave it. */
  origin: string;
  api: Api;
  /** When the server rendered the page, in milliseconds. */
  renderedAt: number;
  /** The API's response to the form that the browser itself sent from this page. */
  formResponse?: FormResponse | undefined;
  pathTo: PathTo;
  /** Whether some live app has a route of this id: a link to a remote that is not there is left out. */
  hasRoute(routeId: RouteId | RouteRef): boolean;
  /** The entries that the live apps put into a menu, in order. */
  menu(name: NavigationMenu): NavigationEntry[];
  /** What a search for `query` found as links, in groups: the API's results, and pages of the live apps. */
  searchLinks(result: SearchResult, query: string): SearchLinkGroup[];
}

export const ShellContextV1 = createContext<ShellContext | undefined>(undefined);

/** @throws {Error} outside the shell's provider. */
export function useShellContext(): ShellContext {
  const shellContext = use(ShellContextV1);
  if (!shellContext) throw new Error('useShellContext needs the shell’s ShellContextV1 above it');
  return shellContext;
}

export const FooterShownContextV1 = createContext(true);

/** Whether the footer is shown: hidden while a page changes, shown a second later (requirement 4.10). */
export function useFooterShown(): boolean {
  return use(FooterShownContextV1);
}
