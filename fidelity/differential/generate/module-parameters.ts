import type { ActionModule, QueryModule } from '../../../emulator/modules/module';
import type { ParameterDeclaration } from '../../../emulator/request/parameter-declarations';
import { heldText, partsOf } from './held-texts';
import { pageId, revisionId } from './numbers';
import { namespaces, oneNamespace } from './query-values';
import type { RequestBuilder } from './request-builder';
import { anybody, time } from './times-and-users';
import { pageTitle } from './titles';
import { flag, hostileText, integer, limit, oneWordOf, text, wordsOf, type Value } from './values';

/** The percentage of requests that send a parameter, and its value. */
type Sent = readonly [share: number, value: Value];

/**
 * Adds parameters of a module. Which, how often and with which values follows from its declaration.
 *
 * @param generator `g` where the module is a generator
 */
export function addParameters(builder: RequestBuilder, module: ActionModule | QueryModule, generator = ''): void {
  const { dice } = builder;
  const { prefix, declarations } = module.parameters;
  const all = Object.entries(declarations);
  const alternatives = 'exactlyOneOf' in module ? (module.exactlyOneOf ?? []) : [];
  const chosen = chosenOf(builder, alternatives);
  const isOneDifference = 'diffto' in declarations && dice.percent(12);
  for (const [name, declaration] of all) {
    // Which differences a real wiki shows beyond the first of a response depends on earlier requests (reading 5.3).
    if (name === 'diffto' && !isOneDifference) continue;
    if (name === 'limit' && isOneDifference) {
      builder.add(generator + prefix + name, '1');
      continue;
    }
    const [share, value] = usual(name, declaration);
    const isSent = alternatives.includes(name)
      ? chosen.includes(name)
      : name === 'diffto' || dice.percent(all.length === 1 ? Math.max(share, onlyParameter) : share);
    if (isSent) builder.add(generator + prefix + name, value(builder));
  }
  if (dice.percent(1)) builder.add(`${generator}${module.name}`, hostileText(builder));
}

/** How often the only parameter of a module is sent. */
const onlyParameter = 70;

/** Usually one of several parameters that exclude each other, rarely none or all; the first one most often. */
function chosenOf({ dice }: RequestBuilder, names: readonly string[]): readonly string[] {
  const [first = ''] = names;
  const chosen = dice.weighted({ first: 75, any: 19, all: 2, none: 4 });
  if (chosen === 'none' || names.length === 0) return [];
  return chosen === 'all' ? names : [chosen === 'first' ? first : dice.oneOf(names)];
}

/** What the declaration of a parameter suggests. */
function usual(name: string, declaration: ParameterDeclaration): Sent {
  const { holds, examples } = declaration;
  if (examples) {
    const words = declaration.type.endsWith(' list') ? wordsOf(examples, ['foo']) : oneWordOf([...examples, 'foo', '']);
    return [declaration.required ? 95 : listsEverything(declaration) ? 100 : 12, words];
  }
  if (holds !== undefined) {
    const value = heldText(holds);
    return [name === 'continue' ? 18 : 20, declaration.type.endsWith(' list') ? several(value) : value];
  }
  switch (declaration.type) {
    case 'limit':
      return [50, limit];
    case 'boolean':
      return [12, flag];
    case 'enumeration':
      if (declaration.required) return [95, oneWordOf(declaration.values)];
      return [declaration.values.length === 1 ? 5 : 22, oneWordOf(declaration.values)];
    case 'enumeration list':
      return [
        name === 'prop' ? 55 : 20,
        wordsOf(declaration.values, ['foo', capitalised(declaration.values[0] ?? '')]),
      ];
    case 'namespace':
      return [50, oneNamespace];
    case 'namespace list':
      return [25, namespaces];
    case 'timestamp':
      return [12, time];
    case 'timestamp list':
      return [12, several(time)];
    case 'user':
    case 'user list':
      return [9, anybody];
    case 'title':
      return [15, pageTitle];
    case 'title list':
      return [15, several(pageTitle)];
    case 'group list':
      return [15, wordsOf(['bot', 'sysop', 'bureaucrat'], ['foo'])];
    case 'tag list':
      return [8, oneWordOf(['mw-new-redirect', 'foo', ''])];
    case 'integer':
    case 'integer list':
      return [10, declaration.isId ? (name.includes('page') ? pageId : revisionId) : someNumber];
    case 'string list':
      return [15, several(pageTitle)];
    case 'upload':
      return [12, text];
    case 'string':
      return name === 'continue' ? [12, anyContinue] : [12, name.endsWith('title') ? pageTitle : text];
  }
}

/** Whether the list is so long without the parameter that real wikis stop at different places (reading 23.1). */
function listsEverything(declaration: ParameterDeclaration): boolean {
  return declaration.type === 'string list' && declaration.default?.[0] === '*';
}

const anyContinue = partsOf(['page id', 'page key']);

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

const someNumber = integer(({ dice }) => dice.oneOf(['0', '1', '10', '17', '25', '40', '1000', '-1']));

/** Up to three values. */
function several(value: Value): Value {
  return (builder) => Array.from({ length: builder.dice.between(1, 3) }, () => value(builder)).join('|');
}
