import { createHash } from 'node:crypto';

import { isObject, memberOf } from '../contract/pointer';
import { compareTexts } from './recorded-parameters';
import { sortedText } from './sorted-json';

/**
 * The identity of an interaction: the request without what provider states put into it, the states without their
 * examples, and the response without what is compared by type. Requests for a hundred files in the same way have one
 * shape.
 *
 * It is read from the interaction as it is in a file, whichever program wrote it.
 */
export function shapeOf(interaction: unknown): string {
  const request = memberOf(interaction, 'request');
  const response = memberOf(interaction, 'response');
  const rules = memberOf(response, 'matchingRules');
  const shape = {
    type: memberOf(interaction, 'type'),
    states: withoutExamples(memberOf(interaction, 'providerStates')),
    request: withoutFilledValues(request),
    response: {
      status: memberOf(response, 'status'),
      rules,
      headers: isObject(memberOf(rules, 'header')) ? undefined : memberOf(response, 'headers'),
      body: withoutTypedValues(contentOf(response), '$', memberOf(rules, 'body')),
    },
  };
  return createHash('sha256').update(sortedText(shape)).digest('hex');
}

function contentOf(message: unknown): unknown {
  return memberOf(memberOf(message, 'body'), 'content');
}

function withoutExamples(states: unknown): unknown {
  if (!Array.isArray(states)) return states;
  return states.map((state: unknown) => {
    const params = memberOf(state, 'params');
    return isObject(params) && params.kind === 'file'
      ? { name: memberOf(state, 'name'), params: { ...params, title: '' } }
      : state;
  });
}

function withoutFilledValues(request: unknown): unknown {
  if (!isObject(request)) return request;
  const generators = memberOf(request, 'generators');
  const query = Object.entries(memberOf(request, 'query') ?? {}).map(([name, values]) => {
    return [name, withoutFilled(name, values, memberOf(memberOf(generators, 'query'), name))];
  });
  const content = contentOf(request);
  const form = typeof content === 'string' ? [...new URLSearchParams(content)] : [];
  const body = form.map(([name, value]) => {
    return [name, withoutFilled(name, value, memberOf(memberOf(generators, 'body'), `$.${name}`))];
  });
  return { ...request, query, body: form.length > 0 ? body : memberOf(request, 'body') };
}

/** A list continues at an id, which differs between wikis (core 4.5). */
function withoutFilled(name: string, value: unknown, generator: unknown): unknown {
  if (generator !== undefined) return '';
  return name.endsWith('continue') ? JSON.stringify(value).replace(/\d+/g, '0') : value;
}

/** Follows the paths of rules; a value without a rule of its own counts. */
function withoutTypedValues(value: unknown, path: string, rules: unknown): unknown {
  const matcher = firstMatcher(memberOf(rules, path));
  if (Array.isArray(value)) {
    return value.map((entry: unknown, index) => {
      const all = `${path}[*]`;
      return withoutTypedValues(entry, hasRuleUnder(rules, all) ? all : `${path}[${index}]`, rules);
    });
  }
  if (isObject(value)) {
    // In a file, members are sorted.
    const members = Object.entries(value).sort(([one], [other]) => compareTexts(one, other));
    return members.map(([name, member]) => {
      if (memberOf(matcher, 'match') === 'values') return withoutTypedValues(member, `${path}.*`, rules);
      const step = /^[A-Za-z_]\w*$/.test(name) ? `.${name}` : `['${name}']`;
      return [name, withoutTypedValues(member, path + step, rules)];
    });
  }
  return memberOf(matcher, 'match') === 'type' ? typeof value : value;
}

function firstMatcher(rule: unknown): unknown {
  const matchers = memberOf(rule, 'matchers');
  return Array.isArray(matchers) ? (matchers as readonly unknown[])[0] : undefined;
}

function hasRuleUnder(rules: unknown, path: string): boolean {
  return isObject(rules) && Object.keys(rules).some((key) => key.startsWith(path));
}
