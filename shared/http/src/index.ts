/** The client of the API: localised and typed; it counts the requests in flight, and loads the site's JSON files. */
export { type Api, createApi, type PostOptions } from './api.ts';
export { ApiError } from './api-error.ts';
export { inFlight } from './in-flight.ts';
export { loadJson } from './json-file.ts';
