/** The one of the worker: Jest would evaluate its three hundred modules for each test file. */
module.exports = globalThis.loadKysely();
