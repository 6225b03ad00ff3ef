const { galleryConfiguration } = require('./configuration.ts');

module.exports = [galleryConfiguration()];
