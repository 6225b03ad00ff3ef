/** The client of the API: localised and typed; it counts the requests in flight. It loads the site's JSON files, too. */
export { type Api, createApi } from './api.ts';
export { ApiError } from './api-error.ts';
export { inFlight } from './in-flight.ts';
export { loadJson } from './json-file.ts';
export type { Upload } from './upload.ts';
