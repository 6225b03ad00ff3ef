const { defineRemote } = require('@mall/tooling/webpack');

module.exports = defineRemote(__dirname);
