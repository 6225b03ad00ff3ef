/** The one way from a page to the API: localised, typed, counted. */
export { type Api, type ApiOptions, createApi } from './api.ts';
export { ApiError } from './api-error.ts';
export { inFlight } from './in-flight.ts';
