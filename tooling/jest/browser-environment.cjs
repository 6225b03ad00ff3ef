/** jsdom with the parts of a browser that it lacks and React Router or React's server need. */
const { TestEnvironment } = require('jest-environment-jsdom');
require('./short-runs.cjs');

const FROM_NODE = [
  ...['TextEncoder', 'TextDecoder', 'TextDecoderStream', 'TextEncoderStream'],
  ...['ReadableStream', 'WritableStream', 'TransformStream', 'structuredClone'],
  ...['fetch', 'Request', 'Response', 'Headers'],
  // Node's Request takes no signal of another realm.
  ...['AbortController', 'AbortSignal'],
];

module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of FROM_NODE) this.global[name] = globalThis[name];
    this.global.MessageChannel = this.closingChannels();
  }

  /** Node's MessageChannel; an open port of React's scheduler would keep the test run alive. */
  closingChannels() {
    const channels = [];
    this.channels = channels;
    return class extends MessageChannel {
      constructor() {
        super();
        channels.push(this);
      }
    };
  }

  async teardown() {
    for (const { port1 } of this.channels ?? []) port1.close();
    await super.teardown();
  }
};
