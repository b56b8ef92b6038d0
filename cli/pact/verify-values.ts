/** The values of the options of `wikidouble pact verify`. */
import { InvalidArgumentError } from 'commander';

import { readSelector } from '../../pact/broker/selectors';
import type { ReportOption } from '../check';

export type PactReportOption = ReportOption<'spec' | 'json' | 'junit'>;

/** The name of real wikis in contracts: the default for verifying and for recording. Fakes have a name of their own. */
export const providerOfRealWikis = 'mediawiki';

/** The default time limit of a request, in seconds. */
export const defaultTimeout = 15;

export function readReport(text: string, before: readonly PactReportOption[] = []): PactReportOption[] {
  const [, form, file] = /^(spec|json|junit)(?:=(.+))?$/.exec(text) ?? [];
  if (form !== 'spec' && form !== 'json' && form !== 'junit') {
    throw new InvalidArgumentError('The form must be spec, json or junit, optionally with =FILE.');
  }
  return [...before, file === undefined ? { form } : { form, file }];
}

export function readTimeout(text: string): number {
  const seconds = Number(text);
  if (/^[\d.]+$/.test(text) && seconds > 0 && seconds <= 3600) return seconds;
  throw new InvalidArgumentError('It must be a number of seconds, such as 15 or 0.5, at most 3600.');
}

/** An empty value comes from a variable of a build server that was not set. */
export function readName(text: string): string {
  if (text.trim() !== '') return text;
  throw new InvalidArgumentError('It must not be empty.');
}

/** Selectors stay text here; `readSelector` interprets them for the broker. */
export function readSelectors(text: string, before: readonly string[] = []): string[] {
  if (readSelector(text)) return [...before, text];
  throw new InvalidArgumentError(
    'It must be mainBranch, matchingBranch, deployedOrReleased, branch=NAME, environment=NAME or tag=NAME.',
  );
}

export function readDay(text: string): string {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
  if (isDay && new Date(text).toISOString().startsWith(text)) return text;
  throw new InvalidArgumentError('It must be a date, such as 2026-01-31.');
}

/** Everyone who can read at the broker sees this address. */
export function readBuildUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') {
    throw new InvalidArgumentError('It must be a URL, such as https://ci.example/builds/17.');
  }
  if (url.username === '' && url.password === '') return text;
  throw new InvalidArgumentError('It is published, and must not contain a name or password.');
}
