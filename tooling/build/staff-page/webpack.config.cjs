const { defineStaffPage } = require('@mall/tooling/webpack');

module.exports = defineStaffPage('release/ui');
