import { sentParameters, type Exchange } from '../recorded-exchange';
import type { Message, MessageParameter } from '../../messages/message';
import { findUnsupported, isExplained } from '../../unsupported/find-unsupported';
import { unsupportedAdvice, unsupportedSentence, type UnsupportedName } from '../../unsupported/unsupported-name';
import type { Violation } from './violation';
import { KnownParameters } from './known-parameters';
import { requestedAction } from '../../modules/main';
import { surfaceOf } from '../../pipeline/api-surface';
import { moduleSelectors } from '../../modules/module';

/** What the wiki did not know or corrected. It reports this in warnings, which clients rarely read. */
export function parameterViolations(exchange: Exchange): Violation[] {
  const { observed } = exchange;
  if (!observed) return [];
  const sent = sentParameters(exchange);
  const { release, warnings, error } = observed;
  const hasPage = surfaceOf(release).actions.get(requestedAction(sent))?.page !== undefined;
  if (warnings.length === 0 && !error && !hasPage) return [];
  const known = new KnownParameters(release, sent);
  const unsupported = findUnsupported(release, sent);
  const violations = unsupported.map(unsupportedViolation);
  const addUnknown = (name: string, value?: string): void => {
    if (isExplained(release, unsupported, name, value)) return;
    violations.push(value === undefined ? unknownParameter(name, known) : unknownValue(name, value, known));
  };
  for (const { message } of warnings) {
    if (message.code === 'unrecognizedparams') {
      for (const name of unknownNames(exchange, message)) addUnknown(name);
    } else if (message.code === 'unrecognizedvalues') {
      const values = message.data?.values;
      const unknown: readonly unknown[] = Array.isArray(values) ? values : [];
      for (const value of unknown) addUnknown(textOf(message.parameters[0]), String(value));
    } else {
      const violation = correctedValue(message);
      if (violation) violations.push(violation);
    }
  }
  const refused = error && refusedValue(error.apiMessage);
  if (refused) addUnknown(refused.name, refused.value);
  // An error or a page, such as the help page, does not mention unknown parameters.
  else if (hasPage && !sent.has('action')) violations.push(...ignoredByHelp(sent, known));
  else if (error || hasPage) for (const name of ignoredParameters(sent, known)) addUnknown(name);
  return violations;
}

function unsupportedViolation(name: UnsupportedName): Violation {
  return { id: 'unsupported', message: unsupportedSentence(name), advice: unsupportedAdvice };
}

function ignoredParameters(sent: ReadonlyMap<string, string>, known: KnownParameters): string[] {
  // Their fields depend on the progress of the client.
  if (known.takesFurtherParameters) return [];
  return [...sent.keys()].filter((name) => !known.has(name));
}

function ignoredByHelp(sent: ReadonlyMap<string, string>, known: KnownParameters): Violation[] {
  const ignored = ignoredParameters(sent, known).map((name) => `"${name}"`);
  if (ignored.length === 0) return [];
  return [
    {
      id: 'unknown-parameter',
      message: `Without "action" the wiki returns its help page and ignores ${ignored.join(', ')}.`,
      advice: 'Name the action: action=query for what prop, list and meta select.',
    },
  ];
}

/** The message has them as wikitext, the request as they were sent. */
function unknownNames({ observed, sent }: Exchange, { parameters: [names] }: Message): string[] {
  const listed = typeof names === 'object' && names !== null && 'list' in names ? names.list : [];
  const all = [...(sent?.keys() ?? [])];
  return all.filter((name) => listed.includes(observed?.release.escapeWikitext(name) ?? name));
}

function unknownParameter(name: string, known: KnownParameters): Violation {
  return {
    id: 'unknown-parameter',
    message: `The wiki does not know the parameter "${name}", and ignored it.`,
    advice: known.advise(name),
  };
}

function unknownValue(parameter: string, value: string, known: KnownParameters): Violation {
  const message = moduleSelectors.includes(parameter)
    ? `The wiki has no module "${value}" (${parameter}).`
    : `The wiki does not know the value "${value}" of the parameter "${parameter}".`;
  return { id: 'unknown-value', message, advice: known.adviseValue(parameter, value) };
}

/** Errors for an unknown value; in a list, an unknown value only causes a warning. */
function refusedValue({ key, parameters: [first, second] }: Message): { name: string; value: string } | undefined {
  if (key === 'paramvalidator-badvalue-enumnotmulti') return { name: textOf(first), value: textOf(second) };
  if (key === 'apierror-badgenerator-unknown') return { name: 'generator', value: textOf(first) };
  return undefined;
}

function correctedValue({ code, parameters: [first, second] }: Message): Violation | undefined {
  const name = textOf(first);
  const violation = (message: string, advice: string): Violation => ({ id: 'corrected-value', message, advice });
  switch (code) {
    case 'outofrange':
      return violation(
        `The value ${textOf(second)} of the parameter "${name}" is out of range, and the wiki used the nearest.`,
        'Send "max" for the highest limit of the user, or a valid number.',
      );
    case 'badutf8':
      return violation(
        `The value of the parameter "${name}" is not valid text, and the wiki repaired it.`,
        'Send UTF-8, normalized (NFC) and without control characters.',
      );
    case 'unsupportedarray':
      return violation(
        `The parameter "${name}" was sent as an array (${name}[]), and the wiki ignored it.`,
        `Join the values with "|": ${name}=one|two.`,
      );
    default:
      return undefined;
  }
}

function textOf(parameter: MessageParameter | undefined): string {
  if (typeof parameter === 'object' && parameter !== null)
    return 'plaintext' in parameter ? String(parameter.plaintext) : '';
  return String(parameter ?? '');
}
