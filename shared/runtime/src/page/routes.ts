/** Ids of routes as links name them: checked against every `mf.json` of the repository. */
import type { Language, RouteParams, RouteRef } from '@mall/contracts';
import type { PathParams } from '@mall/routing';

export type RouteId = keyof RouteParams;

/** Routes whose path has no parameter. */
export type StaticRouteId = {
  [Id in RouteId]: [RouteParams[Id]] extends [never] ? Id : never;
}[RouteId];

type ParamRouteId = Exclude<RouteId, StaticRouteId>;
type ParamsOf<Id extends RouteId> = Readonly<Record<RouteParams[Id], string>>;

/** A route with its path's parameters. An id that was read from an `mf.json` takes any. */
export type RouteTarget =
  | { to: StaticRouteId; params?: undefined }
  | { [Id in ParamRouteId]: { to: Id; params: ParamsOf<Id> } }[ParamRouteId]
  | { to: RouteRef; params?: PathParams | undefined };

/** The same as arguments, with the language that the path is for. */
export type RouteArgs =
  | [routeId: StaticRouteId, params?: undefined, language?: Language]
  | { [Id in ParamRouteId]: [routeId: Id, params: ParamsOf<Id>, language?: Language] }[ParamRouteId]
  | [routeId: RouteRef, params?: PathParams, language?: Language];

/** The path of a route, by default in the page's language. @throws {Error} for an unknown route or a missing parameter. */
export type PathTo = (...route: RouteArgs) => string;
