/** The client of the API: localised and typed; it counts the requests in flight, loads the site's JSON files, and sends reports. */
export { type Api, createApi, type PostOptions } from './api.ts';
export { ApiError } from './api-error.ts';
export { inFlight } from './in-flight.ts';
export { loadJson } from './json-file.ts';
export { sendReport } from './send-report.ts';
