/** The part of negotiator that is used. `@types/negotiator` describes version 0, without `preferred`. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string> });
    /** The accepted ones of `available`, the client's preference first, then that of `preferred`. */
    encodings<Name extends string>(available: Name[], options: { preferred: Name[] }): Name[];
  }
}
