/** The one command that the staff page runs at a time, as a terminal would. */
import { RequestError } from './request-error.ts';

/** The fields of a form, or the query of a page, by their names. */
export type Form = Readonly<Record<string, string>>;

export interface Terminal {
  /** Called with the command line once its arguments are right. */
  onStart: (command: string) => void;
  print: (line: string) => void;
  ask: (question: string) => Promise<string>;
}

/** Runs a form's command. @throws before `onStart` when its arguments are wrong, later when it is refused. */
export type RunForm = (form: Form, terminal: Terminal) => Promise<void>;

export interface Action {
  command: string;
  /** URL of the page with its form, as it was filled in. */
  page: string;
  state: 'running' | 'asks' | 'done' | 'failed';
  /** What it printed, at last its error. */
  lines: string[];
}

export class Actions {
  readonly #run: RunForm;
  /** The last one that began. */
  last: Action | undefined;
  #answer: (answer: string) => void = () => {};

  constructor(run: RunForm) {
    this.#run = run;
  }

  /** The one that is not over. */
  get current(): Action | undefined {
    return this.last && /running|asks/.test(this.last.state) ? this.last : undefined;
  }

  /** Resolves when the command has begun. @throws {RequestError} while another runs, and for wrong arguments. */
  start(form: Form, page: string): Promise<void> {
    if (this.current) throw new RequestError(409, `${this.current.command} is not over.`);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const action: Action = { command: '', page, state: 'running', lines: [] };
    const onStart = (command: string) => {
      action.command = command;
      this.last = action;
      resolve();
    };
    const print = (line: string) => void action.lines.push(line);
    this.#run(form, { onStart, print, ask: () => this.#ask(action) })
      .then(() => Object.assign(action, { state: 'done' }))
      .catch(({ message }: Error) => {
        print(message);
        action.state = 'failed';
        reject(new RequestError(400, message.replace(/^error: /, '')));
      });
    return promise;
  }

  #ask(action: Action): Promise<string> {
    const { promise, resolve } = Promise.withResolvers<string>();
    this.#answer = resolve;
    action.state = 'asks';
    return promise;
  }

  /** Responds to the question of the command. @throws {RequestError} when it asks nothing. */
  answer(answer = ''): void {
    if (this.current?.state !== 'asks') throw new RequestError(409, 'Nothing is asked any more.');
    this.current.state = 'running';
    this.#answer(answer);
  }
}
