/** Where the store keeps its records: small texts under keys such as `compositions/000000001.json`. */

export interface Storage {
  /** How often to look for a change: calls of a bucket cost money. */
  readonly pollMs: number;
  /** @throws {ReleaseError} for a storage on which two writers may both create a key. */
  probe(): Promise<void>;
  /** The key as errors and logs name it. */
  nameOf(key: string): string;
  /** Undefined when there is none. @throws {RecordError} for what is no text, or may not be read. */
  read(key: string): Promise<string | undefined>;
  exists(key: string): Promise<boolean>;
  /** Of several writers at once, one creates it. @returns false when it exists. */
  create(key: string, text: string): Promise<boolean>;
  /** Writes it, over an older one too. @throws when the store is away. */
  replace(key: string, text: string): Promise<void>;
  remove(key: string): Promise<void>;
  /** The names of records and folders directly below `folder`; empty without any. */
  names(folder: string): Promise<string[]>;
  /** Milliseconds since each record directly below `folder` was written, by the store's own clock. */
  ages(folder: string): Promise<ReadonlyMap<string, number>>;
  /** Adds a line to a log. */
  append(log: string, line: string): Promise<void>;
}
