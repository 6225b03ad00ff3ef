const { monolith } = require('./configuration.ts');

module.exports = monolith();
