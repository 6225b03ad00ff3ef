const { defineShell } = require('@mall/tooling/webpack');

module.exports = defineShell(__dirname);
