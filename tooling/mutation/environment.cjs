/** The environment of a project's tests. The first failure ends a file: it has noticed the change. */
const Environment =
  process.env.JEST_PROJECT === 'browser'
    ? require('../jest/browser-environment.cjs')
    : require('jest-environment-node').TestEnvironment;

module.exports = class FailFastEnvironment extends Environment {
  #failed = false;

  handleTestEvent({ name, test }) {
    if (name === 'test_fn_failure' || name === 'hook_failure') this.#failed = true;
    if (name === 'test_start' && this.#failed) test.mode = 'skip';
  }
};
