const { defineShell } = require('@mall/tooling/webpack');

module.exports = defineShell(require('./mf.json'));
