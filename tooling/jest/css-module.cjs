/** Stands for every CSS module in tests: each class name is its own value. */
const classes = new Proxy(
  {},
  { get: (_target, name) => (typeof name === 'string' ? name : undefined) },
);

module.exports = { __esModule: true, default: classes };
