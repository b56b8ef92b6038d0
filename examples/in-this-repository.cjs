/**
 * The examples are separate projects that use an installed wikidouble. In this repository they use the one around them: mocha
 * loads this file first (.mocharc.cjs), and tsconfig.json does the same for the compiler.
 */
const Module = require('node:module');

const { _resolveFilename: resolve } = Module;
Module._resolveFilename = function (request, parent, ...rest) {
  return resolve.call(this, request, /^wikidouble(\/|$)/.test(request) ? module : parent, ...rest);
};
