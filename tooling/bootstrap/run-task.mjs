/** Runs a task as a child process that ends when this one is told to end, or just dies. */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import path from 'node:path';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const SHELL_CHECK_MS = 500;

/** Runs `script` with `node`; resolves to the exit code to end with. */
export function runTask({ node, root, script, args }) {
  const child = spawn(node, [script, ...args], {
    // The fourth is a channel whose end tells a long-running task that this process is gone.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: taskEnvironment(root),
  });
  forwardSignals(child);
  endWithShell(child);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? 128 + (constants.signals[signal] ?? 0)));
  });
}

function taskEnvironment(root) {
  const { PATH = '', NODE_OPTIONS = '', NODE_COMPILE_CACHE } = process.env;
  return {
    ...process.env,
    PATH: `${path.join(root, 'node_modules', '.bin')}${path.delimiter}${PATH}`,
    // Node calls what the project relies on (type stripping, node:sqlite) experimental. A signal must
    // not open an inspector in a process of the site.
    NODE_OPTIONS: `${NODE_OPTIONS} --disable-warning=ExperimentalWarning --disable-sigusr1`.trim(),
    // A process of the site takes half of its start to compile its sources.
    NODE_COMPILE_CACHE: NODE_COMPILE_CACHE ?? path.join(root, '.cache/compiled'),
  };
}

/** Passes each signal on once; from a terminal the child has a repeated one anyway. */
function forwardSignals(child) {
  for (const signal of SIGNALS) {
    let forwarded = false;
    process.on(signal, () => {
      if (!forwarded) child.kill(signal);
      forwarded = true;
    });
  }
}

/**
 * npm passes a signal on to its shell, and that may pass it on to nobody: this process is left when both
 * have ended. On Windows the parent's id never changes, so nothing happens there.
 */
function endWithShell(child) {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  const check = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(check);
    child.kill('SIGTERM');
  }, SHELL_CHECK_MS).unref();
}
