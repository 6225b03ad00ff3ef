/** The environment of a project's tests. The first failure ends a mutant's run: it is noticed. */
const { chmodSync, realpathSync } = require('node:fs');
const path = require('node:path');
const { recordReached } = require('./reached-mutants.cjs');

// Packages are links from the sandbox into the checkout, which render workers must read as well.
process.execArgv.push(`--allow-fs-read=${path.dirname(realpathSync('node_modules'))}`);
// Stryker makes the sandbox readable to its owner only, but a worker may run as another user.
chmodSync('.', 0o755);

const activeMutant = () => process.env.__STRYKER_ACTIVE_MUTANT__ ?? 'none';

const ACTIVATE = '--import=data:text/javascript,globalThis.__stryker__=';

/** Render workers get the arguments of this process, and nothing of its environment. */
function activateInWorkers() {
  const others = process.execArgv.filter((argument) => !argument.startsWith(ACTIVATE));
  const active = JSON.stringify({ activeMutant: activeMutant() });
  process.execArgv.splice(0, Infinity, ...others, `${ACTIVATE}${active}`);
}

/** Kept over the files of one process. */
let noticedMutant;

function skipAll({ children }) {
  for (const child of children) {
    if (child.type === 'test') child.mode = 'skip';
    else skipAll(child);
  }
}

/** @param Environment the one that the tests have without mutation. */
const mutationEnvironment = (Environment) =>
  class MutationEnvironment extends Environment {
    #testPath;
    #reached = new Set();

    constructor(config, context) {
      activateInWorkers();
      super(config, context);
      this.#testPath = context.testPath;
    }

    handleTestEvent({ name, test }, state) {
      if (name === 'test_fn_failure' || name === 'hook_failure') noticedMutant = activeMutant();
      const isNoticed = noticedMutant === activeMutant();
      if (name === 'run_start' && isNoticed) skipAll(state.rootDescribeBlock);
      // A test that has an error before its start failed with `beforeAll`: skipped it would count as passed.
      if (name === 'test_start' && isNoticed && test.errors.length === 0) test.mode = 'skip';
      if (name === 'test_done') this.#addReached();
      if (name === 'run_finish' && activeMutant() === 'none') {
        recordReached(this.#testPath, [...this.#reached]);
      }
    }

    #addReached() {
      const { currentTestId, mutantCoverage } = this.global.__stryker__ ?? {};
      const mutants = mutantCoverage?.perTest[currentTestId] ?? {};
      for (const mutant of Object.keys(mutants)) this.#reached.add(mutant);
    }
  };

/** One for all projects: Stryker extends the one that it finds at the top of the configuration. */
module.exports = function createEnvironment(config, context) {
  const Environment = require(config.projectConfig.testEnvironmentOptions.unchanged);
  return new (mutationEnvironment(Environment))(config, context);
};
