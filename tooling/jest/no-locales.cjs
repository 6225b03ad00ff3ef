/** In place of zod's messages in all languages. */
module.exports = {};
