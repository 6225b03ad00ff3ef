/** Runs commands of the API one after the other, since most of what a command takes is its start. */

/** `file`: the module of the command, which runs when it is loaded. */
export interface Command {
  file: string;
  args: readonly string[];
  env: Record<string, string>;
}

export interface CommandRun {
  code: number;
  out: string;
  err: string;
}

let runs = 0;

async function run({ file, args, env }: Command): Promise<CommandRun> {
  const written = { out: '', err: '' };
  for (const [name, stream] of [
    ['out', process.stdout],
    ['err', process.stderr],
  ] as const) {
    stream.removeAllListeners('error');
    stream.write = (text: string | Uint8Array) => {
      written[name] += text;
      return true;
    };
  }
  process.argv = [process.execPath, file, ...args];
  process.env = env;
  process.exitCode = 0;
  // Another address, or the module would not run again.
  await import(`${file}?run=${runs++}`);
  const code = Number(process.exitCode);
  process.exitCode = 0;
  return { code, ...written };
}

process.on('message', (command: Command) => {
  void run(command).then((result) => process.send?.(result));
});
