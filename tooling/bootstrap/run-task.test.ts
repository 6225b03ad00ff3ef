import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { TestFolder } from '../testing/test-folder.ts';

const RUN_TASK = path.join(import.meta.dirname, 'run-task.mjs');
const root = new TestFolder();
let shell: ChildProcess | undefined;

afterEach(() => {
  if (shell?.pid) killGroup(shell.pid);
});

function killGroup(leader: number): void {
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {
    // Its processes have ended.
  }
}

const onPosix = process.platform === 'win32' ? test.skip : test;

/** Prints when it runs and when it gets SIGTERM. */
const WAITS = `process.on('SIGTERM', () => { console.log('SIGTERM'); process.exit(); });
  setInterval(() => {}, 1_000);
  console.log('runs');`;

/** Starts a task as npm's shell does. */
function startByShell(env: NodeJS.ProcessEnv, task = WAITS) {
  const [script, main] = ['task.mjs', 'main.mjs'].map((file) => path.join(root.path, file));
  const given = JSON.stringify({ node: process.execPath, root: root.path, script, args: [] });
  root.write('task.mjs', task);
  root.write('main.mjs', `import { runTask } from '${RUN_TASK}'; await runTask(${given});`);
  // The second command keeps the shell from giving its process to the first.
  const started = spawn('sh', ['-c', `'${process.execPath}' '${main}'; :`], {
    env,
    detached: true,
  });
  shell = started;
  return started;
}

onPosix('a task ends when the shell is ended in which npm has started it', async () => {
  const { stdout, pid = 0 } = startByShell({ ...process.env, npm_lifecycle_event: 'start' });
  const [first] = await once(stdout, 'data');
  expect(String(first)).toBe('runs\n');
  process.kill(pid, 'SIGTERM');
  const [second] = await once(stdout, 'data');
  expect(String(second)).toBe('SIGTERM\n');
});

onPosix('lets no signal open an inspector in a task or its processes', async () => {
  const { stdout } = startByShell(process.env, 'console.log(process.env.NODE_OPTIONS)');
  const [options] = await once(stdout, 'data');
  expect(String(options)).toContain('--disable-sigusr1');
});
