/**
 * V8 without its optimizing compilers: a test file ends before code that they have compiled pays, and the
 * next one has modules of its own. The shell's component tests take a tenth less processor time, other
 * tests as much as with them.
 */
const { setFlagsFromString } = require('node:v8');

setFlagsFromString('--no-opt');
setFlagsFromString('--no-maglev');
