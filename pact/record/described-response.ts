import { isIP } from 'node:net';

import { isSecretParameter } from '../../emulator/redact/request-secrets';
import { anonymousToken } from '../../emulator/text/anonymous-token';
import { rule, type MatchingRule } from '../contract/contract';
import { indexOf, isObject, isWildcard } from '../contract/pointer';
import type { ReliedMember } from './relied-members';

/** An example of a response, reduced to what the contract requires, and its matching rules. */
export interface DescribedResponse {
  readonly content: unknown;
  readonly rules: Readonly<Record<string, MatchingRule>>;
}

/** In place of the host of the wiki. */
const exampleHost = 'wiki.invalid';

/** What the client relies on, as a tree of the steps of pointers. A node without steps is itself relied on. */
interface Node {
  readonly steps: Map<string, Node>;
  exactly: boolean;
}

/** @throws RangeError if the value of a token is relied on: it would end up in the file */
export function describeReceived(response: unknown, members: readonly ReliedMember[]): DescribedResponse {
  const rules: Record<string, MatchingRule> = {};
  const tree = newNode();
  for (const { pointer, exactly } of members) {
    let node = tree;
    for (const step of pointer) node = childOf(node, step);
    node.exactly ||= exactly;
  }
  return { content: new Description(rules).describe(response, tree, '$', ''), rules };
}

class Description {
  constructor(private readonly rules: Record<string, MatchingRule>) {}

  describe(value: unknown, node: Node, path: string, name: string): unknown {
    if (node.exactly) return this.exactly(value, path, name);
    if (node.steps.size === 0) return this.byType(value, path, name);
    if (Array.isArray(value)) return this.list(value, node, path, name);
    return isObject(value) ? this.object(value, node, path) : undefined;
  }

  private exactly(value: unknown, path: string, name: string): unknown {
    if (holdsToken(value, name)) {
      throw new RangeError(`relies: the value of ${path} is a secret and cannot be relied on, only its type can.`);
    }
    this.rules[path] = rule({ match: 'equality' });
    return value;
  }

  private byType(value: unknown, path: string, name: string): unknown {
    if (Array.isArray(value)) {
      this.rules[path] = rule({ match: 'type', min: 0 });
      return [];
    }
    // The response itself needs no rule to be an object.
    if (path !== '$') this.rules[path] = rule({ match: 'type' });
    if (isObject(value)) return {};
    if (typeof value !== 'string') return value;
    if (isSecretParameter(name)) return placeholderOf(name);
    return name === 'servername' ? exampleHost : steadyExample(value);
  }

  private object(value: Readonly<Record<string, unknown>>, node: Node, path: string): unknown {
    const content: Record<string, unknown> = {};
    for (const [step, child] of node.steps) {
      if (!isWildcard(step, value)) content[step] = this.describe(value[step], child, path + pathStep(step), step);
      else if (isExactWithin(child)) {
        for (const name of Object.keys(value))
          content[name] = this.describe(value[name], child, path + pathStep(name), name);
      } else {
        this.rules[path] = rule({ match: 'values' });
        const [name] = Object.keys(value).sort();
        if (name !== undefined) content[name] = this.describe(value[name], child, `${path}.*`, name);
      }
    }
    return content;
  }

  /** By type, one entry stands for all; exactly, each entry and their number count. */
  private list(entries: readonly unknown[], node: Node, path: string, name: string): unknown[] {
    const least = Math.max(0, ...Array.from(node.steps.keys(), (step) => (indexOf(step) ?? -1) + 1));
    const ofEach = mergeNodes(node.steps.values());
    if (isExactWithin(ofEach)) {
      const some = node.steps.has('*') ? entries : entries.slice(0, least);
      if (some.length < entries.length) this.rules[path] = rule({ match: 'type', min: least });
      return some.map((entry, index) => this.describe(entry, ofEach, `${path}[${index}]`, name));
    }
    this.rules[path] = rule({ match: 'type', min: least });
    return entries.slice(0, 1).map((entry) => this.describe(entry, ofEach, `${path}[*]`, name));
  }
}

function newNode(): Node {
  return { steps: new Map(), exactly: false };
}

function childOf(node: Node, step: string): Node {
  let child = node.steps.get(step);
  if (!child) node.steps.set(step, (child = newNode()));
  return child;
}

function mergeNodes(nodes: Iterable<Node>): Node {
  const merged = newNode();
  for (const node of nodes) {
    merged.exactly ||= node.exactly;
    for (const [step, child] of node.steps) {
      const held = merged.steps.get(step);
      merged.steps.set(step, held ? mergeNodes([held, child]) : child);
    }
  }
  return merged;
}

function isExactWithin(node: Node): boolean {
  return node.exactly || [...node.steps.values()].some(isExactWithin);
}

/** `.title`, or `['query-continue']` if the name is not a word. */
function pathStep(name: string): string {
  return /^[A-Za-z_]\w*$/.test(name) ? `.${name}` : `['${name}']`;
}

/** A placeholder in the style of the specification: `<WATCH_TOKEN>` (spec 2.2). */
function placeholderOf(name: string): string {
  return `<${name.replace(/(?<=[a-z])token$/, '_token').toUpperCase()}>`;
}

/**
 * An example without what differs from run to run, so that a contract changes only with the client, and without the address
 * of a machine.
 */
function steadyExample(text: string): string {
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(text)) return '2001-01-15T14:56:00Z';
  if (isIP(text) !== 0) return '192.0.2.1';
  return text.replace(/^((?:https?:)?\/\/)[^/?#]+/, `$1${exampleHost}`);
}

/** The token of anonymous clients is not a secret (spec 2.2). */
function holdsToken(value: unknown, name: string): boolean {
  if (typeof value === 'string') return isSecretParameter(name) && value !== anonymousToken;
  if (Array.isArray(value)) return value.some((entry) => holdsToken(entry, name));
  return isObject(value) && Object.entries(value).some(([member, inner]) => holdsToken(inner, member));
}
