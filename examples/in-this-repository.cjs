/**
 * The examples are projects of their own, in which an installed wikidouble is found. In this repository they find the one
 * that they are examples of: mocha loads this first (.mocharc.cjs), and tsconfig.json says the same to the compiler.
 */
const Module = require('node:module');

const { _resolveFilename: resolve } = Module;
Module._resolveFilename = function (request, parent, ...rest) {
  return resolve.call(this, request, /^wikidouble(\/|$)/.test(request) ? module : parent, ...rest);
};
