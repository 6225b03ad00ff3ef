const { naive } = require('./configuration.ts');

module.exports = naive();
