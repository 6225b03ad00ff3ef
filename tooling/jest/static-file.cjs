/** Stands for plain styles, pictures and fonts in tests. */
module.exports = { __esModule: true, default: 'static-file' };
