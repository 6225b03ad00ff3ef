/** Limits of a search, for the form that keeps them and the API that checks them. Free of zod. */
export const SEARCH_QUERY_MAX_LENGTH = 100;
