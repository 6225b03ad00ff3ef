/** The one command that the staff page runs at a time, as a terminal would. */
import { RequestError } from './request-error.ts';

export interface Terminal {
  /** Called once the arguments are right. */
  onStart: () => void;
  print: (line: string) => void;
  ask: (question: string) => Promise<string>;
}

/** Runs a command line. @throws before `onStart` when its arguments are wrong, later when it is refused. */
export type RunCommand = (args: readonly string[], terminal: Terminal) => Promise<void>;

export interface Action {
  command: string;
  state: 'running' | 'asks' | 'done' | 'failed';
  /** What it printed, at last its error. */
  lines: string[];
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The command line as a person types it: what it is about comes first. */
function readable([command = '', ...rest]: readonly string[]): string {
  const end = rest.indexOf('--');
  const options = rest
    .slice(0, end)
    .map((text) => text.replace(/^(--[\w-]+)=(.*\s.*)$/s, '$1="$2"'));
  return [command, ...rest.slice(end + 1), ...options].join(' ');
}

export class Actions {
  readonly #run: RunCommand;
  /** The last one that began. */
  last: Action | undefined;
  #answer: (answer: string) => void = () => {};

  constructor(run: RunCommand) {
    this.#run = run;
  }

  /** The one that is not over. */
  get current(): Action | undefined {
    return this.last && /running|asks/.test(this.last.state) ? this.last : undefined;
  }

  /** Resolves when the command has begun. @throws {RequestError} while another runs, and for wrong arguments. */
  async start(args: readonly string[]): Promise<void> {
    const { current, last } = this;
    if (current) throw new RequestError(409, `${current.command} is not over`);
    const action: Action = { command: readable(args), state: 'running', lines: [] };
    this.last = action;
    const print = (line: string) => void action.lines.push(line);
    const ask = () => {
      action.state = 'asks';
      return new Promise<string>((resolve) => {
        this.#answer = resolve;
      });
    };
    const started = Promise.withResolvers<void>();
    this.#run(args, { print, ask, onStart: started.resolve }).then(
      () => Object.assign(action, { state: 'done' }),
      (error: unknown) => {
        print(messageOf(error));
        action.state = 'failed';
        started.reject(error);
      },
    );
    await started.promise.catch((error: unknown) => {
      this.last = last;
      throw new RequestError(400, 'Nothing was changed', messageOf(error).replace(/^error: /, ''));
    });
  }

  /** Responds to the question of the command. @throws {RequestError} when it asks nothing. */
  answer(answer = ''): void {
    if (this.current?.state !== 'asks') throw new RequestError(409, 'Nothing is asked any more');
    this.current.state = 'running';
    this.#answer(answer);
  }
}
