/**
 * Runs kysely's statements on one connection of `node:sqlite`. Its calls are synchronous, so SQLite itself must
 * never wait for another process that writes: a locked statement is retried, and other statements run meanwhile.
 */
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import pLimit from 'p-limit';

const PAUSE_MS = { first: 5, max: 100 };
const SQLITE_BUSY = 5;

/** Extended codes such as `SQLITE_BUSY_RECOVERY` have further bits. */
const isBusy = (error: unknown) =>
  ((error as { errcode?: number }).errcode ?? 0) % 256 === SQLITE_BUSY;

export class SqliteDriver implements Driver {
  readonly #database: DatabaseSync;
  readonly #maxWaitMs: number;
  readonly #turns = pLimit(1);
  #endTurn = () => {};
  readonly #connection: DatabaseConnection = {
    executeQuery: <Row>(query: CompiledQuery) => this.#execute<Row>(query),
    streamQuery: () => {
      throw new Error('SQLite: rows are not streamed');
    },
  };

  constructor(database: DatabaseSync, maxWaitMs: number) {
    this.#database = database;
    this.#maxWaitMs = maxWaitMs;
  }

  async init() {}

  /** One user at a time: a transaction belongs to the connection. */
  async acquireConnection(): Promise<DatabaseConnection> {
    this.#endTurn = await new Promise<() => void>((begin) => {
      void this.#turns(() => new Promise<void>((end) => begin(end)));
    });
    return this.#connection;
  }

  async releaseConnection() {
    this.#endTurn();
  }

  /** A transaction that writes takes the lock first, so that it can only be refused before it has begun. */
  async beginTransaction(_connection: DatabaseConnection, { accessMode }: TransactionSettings) {
    await this.#execute(
      CompiledQuery.raw(accessMode === 'read only' ? 'begin' : 'begin immediate'),
    );
  }

  async commitTransaction() {
    await this.#execute(CompiledQuery.raw('commit'));
  }

  /** A full disk ends a transaction by itself; an error of the rollback would hide that reason. */
  async rollbackTransaction() {
    if (this.#database.isTransaction) await this.#execute(CompiledQuery.raw('rollback'));
  }

  async destroy() {
    this.#database.close();
  }

  async #execute<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const deadline = performance.now() + this.#maxWaitMs;
    for (let pause = PAUSE_MS.first; ; pause = Math.min(pause * 2, PAUSE_MS.max)) {
      try {
        return this.#run<Row>(query);
      } catch (error) {
        const canWait = !this.#database.isTransaction && performance.now() < deadline;
        if (!isBusy(error) || !canWait) throw error;
      }
      this.#endTurn();
      await sleep(pause);
      await this.acquireConnection();
    }
  }

  #run<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
    const statement = this.#database.prepare(sql);
    const values = parameters as SQLInputValue[];
    if (statement.columns().length > 0) return { rows: statement.all(...values) as Row[] };
    return { rows: [], numAffectedRows: BigInt(statement.run(...values).changes) };
  }
}
