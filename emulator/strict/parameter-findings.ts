import { sentParameters, type Exchange } from '../journal/kept-exchange';
import { dynamic } from '../modules/param-info-facts';
import type { Message, MessageParameter } from '../response/message';
import type { Finding } from './finding';
import { KnownParameters } from './known-parameters';

const moduleSelectors = ['action', 'prop', 'list', 'meta', 'generator'];

/** What the wiki did not know, or made something else of; it says so in warnings, which clients rarely look at. */
export function parameterFindings(exchange: Exchange): Finding[] {
  const { observed } = exchange;
  if (!observed) return [];
  const sent = sentParameters(exchange);
  const isHelp = (sent.get('action') ?? 'help') === 'help';
  if (observed.warnings.length === 0 && !observed.error && !isHelp) return [];
  const known = new KnownParameters(observed.release, sent);
  const findings: Finding[] = [];
  for (const { message } of observed.warnings) {
    if (message.code === 'unrecognizedparams') {
      for (const name of unknownNames(exchange, message)) findings.push(unknownParameter(name, known));
    } else if (message.code === 'unrecognizedvalues') {
      const values = message.data?.values;
      const unknown: readonly unknown[] = Array.isArray(values) ? values : [];
      for (const value of unknown) findings.push(unknownValue(textOf(message.parameters[0]), String(value), known));
    } else {
      const finding = correctedValue(message);
      if (finding) findings.push(finding);
    }
  }
  const refused = observed.error && refusedValue(observed.error.apiMessage);
  if (refused) findings.push(unknownValue(refused.name, refused.value, known));
  // Of what it does not know, a wiki says nothing where it answers an error or its help page.
  else if (observed.error || isHelp) findings.push(...ignoredParameters(sent, known, isHelp));
  return findings;
}

function ignoredParameters(sent: ReadonlyMap<string, string>, known: KnownParameters, isHelp: boolean): Finding[] {
  // Their fields depend on how far the client came.
  if (dynamic.includes(sent.get('action') ?? '')) return [];
  const names = [...sent.keys()].filter((name) => !known.has(name));
  if (!isHelp || sent.has('action') || names.length === 0) return names.map((name) => unknownParameter(name, known));
  const ignored = names.map((name) => `"${name}"`).join(', ');
  return [
    {
      id: 'unknown-parameter',
      message: `Without "action" the wiki answers with its help page, and ignores ${ignored}.`,
      advice: 'Name the action: action=query for what prop, list and meta select.',
    },
  ];
}

/** The message holds them as wikitext; the request has them as they are. */
function unknownNames({ observed, sent }: Exchange, { parameters: [names] }: Message): string[] {
  const listed = typeof names === 'object' && 'list' in names ? names.list : [];
  const all = [...(sent?.keys() ?? [])];
  return all.filter((name) => listed.includes(observed?.release.escapeWikitext(name) ?? name));
}

function unknownParameter(name: string, known: KnownParameters): Finding {
  return {
    id: 'unknown-parameter',
    message: `The wiki does not know the parameter "${name}", and ignored it.`,
    advice: known.advise(name),
  };
}

function unknownValue(parameter: string, value: string, known: KnownParameters): Finding {
  const message = moduleSelectors.includes(parameter)
    ? `The wiki has no module "${value}" (${parameter}).`
    : `The wiki does not know the value "${value}" of the parameter "${parameter}".`;
  return { id: 'unknown-value', message, advice: known.adviseValue(parameter, value) };
}

/** Errors that say that a word is unknown, where a list of words would only be warned of. */
function refusedValue({ key, parameters: [first, second] }: Message): { name: string; value: string } | undefined {
  if (key === 'paramvalidator-badvalue-enumnotmulti') return { name: textOf(first), value: textOf(second) };
  if (key === 'apierror-badgenerator-unknown') return { name: 'generator', value: textOf(first) };
  return undefined;
}

function correctedValue({ code, parameters: [first, second] }: Message): Finding | undefined {
  const name = textOf(first);
  const finding = (message: string, advice: string): Finding => ({ id: 'corrected-value', message, advice });
  switch (code) {
    case 'outofrange':
      return finding(
        `The value ${textOf(second)} of the parameter "${name}" is out of range, and the wiki took the nearest.`,
        'Send "max" for as many as the user may have, or a number that is allowed.',
      );
    case 'badutf8':
      return finding(
        `The value of the parameter "${name}" is no clean text, and the wiki repaired it.`,
        'Send UTF-8, normalized (NFC) and without control characters.',
      );
    case 'unsupportedarray':
      return finding(
        `The parameter "${name}" was sent as an array (${name}[]), and the wiki ignored it.`,
        `Join the values with "|": ${name}=one|two.`,
      );
    default:
      return undefined;
  }
}

function textOf(parameter: MessageParameter | undefined): string {
  if (typeof parameter === 'object') return 'plaintext' in parameter ? String(parameter.plaintext) : '';
  return String(parameter ?? '');
}
