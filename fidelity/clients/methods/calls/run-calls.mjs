import console from 'node:console';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import process from 'node:process';
import { clearTimeout, setTimeout } from 'node:timers';
import { pathToFileURL, URL } from 'node:url';

/** The libraries are installed beside the tests of their exercises. */
const libraries = createRequire(new URL('../../libraries/package.json', import.meta.url));

/** The wiki and its account: `api`, `user`, `password`; `folder` for files; `control` to announce calls. */
export const wiki = JSON.parse(process.argv[2]);

export function load(library) {
  return import(pathToFileURL(libraries.resolve(library)));
}

/** The public methods of a class: without those that begin with `_`, and of `Object`. */
export function methodsOf(prototype, prefix = '') {
  const names = [];
  for (let part = prototype; part !== Object.prototype && part !== null; part = Object.getPrototypeOf(part)) {
    names.push(...Object.getOwnPropertyNames(part));
  }
  return [...new Set(names)].filter((name) => name !== 'constructor' && !/^_/.test(name)).map((name) => prefix + name);
}

const limitInMilliseconds = 15_000;

/** Ends the current call with an error. Some libraries throw where no caller can catch it. */
let fail = () => undefined;
for (const event of ['uncaughtException', 'unhandledRejection']) process.on(event, (error) => fail(error));

/**
 * Calls the methods of a library one after the other and prints what came of them (result.schema.json).
 *
 * @param library its name in npm
 * @param methods the names of all public methods
 * @param calls by name of the method, and what is special about this call after `: `
 * @param leftOut by reason: names of methods
 */
export async function runCalls(library, { methods, calls, leftOut }) {
  const print = console.log;
  // Libraries print warnings; only the result belongs to the output.
  for (const way of ['log', 'info', 'warn', 'error', 'dir']) console[way] = () => undefined;
  const outcomes = {};
  for (const [name, call] of Object.entries(calls)) {
    if (wiki.control) await globalThis.fetch(`${wiki.control}${encodeURIComponent(name)}`);
    outcomes[name] = await outcomeOf(call);
  }
  const reasons = Object.fromEntries(
    Object.entries(leftOut).flatMap(([reason, names]) => names.map((name) => [name, reason])),
  );
  const called = new Set(Object.keys(calls).map((name) => name.split(': ')[0]));
  const notCalled = methods.filter((name) => !called.has(name) && !(name in reasons));
  const { version } = JSON.parse(readFileSync(packageFile(library), 'utf8'));
  const result = JSON.stringify({ version, calls: outcomes, leftOut: reasons, notCalled });
  process.stdout.write(`${result}\n`, () => process.exit());
  console.log = print;
}

/** Some packages do not export their package.json. */
function packageFile(library) {
  return new URL(`../../libraries/node_modules/${library}/package.json`, import.meta.url);
}

async function outcomeOf(call) {
  let timer;
  const late = new Promise((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('It took too long.')), limitInMilliseconds);
    fail = reject;
  });
  try {
    return { value: plain(await Promise.race([call(), late])) };
  } catch (error) {
    return { error: textOf(error) };
  } finally {
    clearTimeout(timer);
  }
}

/** As JSON has it. */
export function plain(value) {
  return value === undefined ? null : JSON.parse(JSON.stringify(value));
}

function textOf(error) {
  if (!(error instanceof Error)) return typeof error === 'string' ? error : JSON.stringify(error);
  const { code } = error;
  return code === undefined ? error.message : `${code}: ${error.message}`;
}

/** The members of an asynchronous iterator. */
export async function listOf(iterable, limit = 200) {
  const list = [];
  for await (const each of iterable) {
    list.push(each);
    if (list.length === limit) break;
  }
  return list;
}

/** Libraries that call back with an error and values: the values, the only one of them as itself. */
export function called(start) {
  return new Promise((resolve, reject) => {
    start((error, ...values) => (error ? reject(error) : resolve(values.length > 1 ? values : values[0])));
  });
}
