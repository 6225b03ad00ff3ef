/** The definition of a form: what its own code checks and stores, and the context of that code. */
import type { API_FORM_SCHEMAS, ApiForm, ApiFormData, ErrorCode, Language } from '@mall/contracts';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { ApiContext } from '../../content/public.ts';
import type { Database } from '../../database/open-database.ts';
import type { Vault } from '../../vault/cipher.ts';

export interface FormContext extends ApiContext, Vault {
  /** Folder of the files that visitors send: outside what any server serves. */
  uploadsFolder: string;
}

/** Adds calls to the part of the API that takes forms. */
export type AddFormCalls = (api: FastifyInstance, context: FormContext) => void;

/** A form that its schema has checked. */
export type FormBody<Form extends ApiForm> = z.output<(typeof API_FORM_SCHEMAS)[Form]['body']>;

/** The parts of a request that a form is read from. */
export type CheckedRequest = Pick<
  FastifyRequest,
  'body' | 'query' | 'params' | 'headers' | 'inputs' | 'ip' | 'validationError' | 'log'
>;

export interface FormRequest extends FormContext {
  param: string;
  language: Language;
  log: FastifyBaseLogger;
}

/** Writes a form into `db`, a transaction. @throws {HttpError} 422 for what `check` could not find. */
export type WriteForm<Form extends ApiForm> = (db: Database) => Promise<ApiFormData[Form]>;

export interface CheckedForm<Form extends ApiForm> {
  name: Form;
  /** Whether it holds a secret that could be guessed, so that one client may try it a few times only. */
  isGuess?: true;
  /** Whether the newest one counts: a page's post within a minute of the same one is stored as well. */
  isReplacing?: true;
  /** Runs before the body is read. @throws {HttpError} for a path without a form. */
  precheck?: (request: FormRequest) => void;
  /** Codes that its schema cannot find, such as `email:duplicate`. `fields` are those that are valid by themselves. */
  check?: (fields: Partial<FormBody<Form>>, request: FormRequest) => Promise<readonly ErrorCode[]>;
}

/** A form stores something, or responds and changes nothing. */
export type FormDefinition<Form extends ApiForm> = CheckedForm<Form> &
  (
    | {
        /** Does what takes long, such as hashing a password, and returns what is written after it. */
        store: (
          body: FormBody<Form>,
          request: FormRequest,
        ) => WriteForm<Form> | Promise<WriteForm<Form>>;
      }
    | { respond: (body: FormBody<Form>, request: FormRequest) => Promise<ApiFormData[Form]> }
  );
