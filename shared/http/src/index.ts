/** The client of the API: localised and typed; it counts the requests in flight. */
export { type Api, createApi } from './api.ts';
export { ApiError } from './api-error.ts';
export { inFlight } from './in-flight.ts';
export type { Upload } from './upload.ts';
