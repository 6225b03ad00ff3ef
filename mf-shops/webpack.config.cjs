const { defineRemote } = require('@mall/tooling/webpack');

module.exports = defineRemote(require('./mf.json'));
