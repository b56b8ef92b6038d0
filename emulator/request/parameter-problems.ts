import type { ApiResult } from '../response/api-result';
import type { MessageLanguage } from '../messages/language';
import { joinList, type Message } from '../messages/message';
import { UsageError } from '../messages/usage-error';
import type { EscapeWikitext } from '../text/wikitext-escape';
import type { RequestParameters } from './request-parameters';

/** The problems of one parameter, with the messages of real wikis (core 2). */
export class ParameterProblems {
  constructor(
    private readonly modulePath: string,
    /** As sent, with the prefix. */
    private readonly name: string,
    private readonly context: {
      readonly parameters: RequestParameters;
      readonly result: ApiResult;
      readonly tooManyValuesNamesParameter: boolean;
      readonly escapeWikitext: EscapeWikitext;
      readonly interfaceTexts: MessageLanguage;
    },
  ) {}

  /** The value had to be repaired to be text (core 2.2). */
  warnRepaired(): void {
    this.warn({ code: 'badutf8', key: 'apiwarn-badutf8', parameters: [this.name] });
  }

  /** `name[]=…`: the parameter counts as absent, with a warning of `main` (core 2.2). */
  warnArray(): void {
    this.context.result.addWarning('main', {
      code: 'unsupportedarray',
      key: 'apiwarn-unsupportedarray',
      parameters: [this.name],
    });
  }

  /** @param feature its name in the logs of real wikis: `action=watch&title` */
  warnDeprecated(value: string, feature: string): void {
    this.context.result.addDeprecation(this.modulePath, {
      code: 'deprecation',
      key: 'paramvalidator-param-deprecated',
      parameters: [{ plaintext: this.name }, { plaintext: value }],
      data: { feature },
    });
  }

  /**
   * @param feature its name in the logs of real wikis: `action=query&prop=info&inprop=readable`
   * @param key the message about this value; default: the one about any value
   */
  warnDeprecatedValue(value: string, feature: string, key?: Message['key']): void {
    this.context.result.addDeprecation(this.modulePath, {
      code: 'deprecation',
      key: key ?? 'paramvalidator-deprecated-value',
      parameters: key === undefined ? [{ plaintext: this.name }, { plaintext: value }] : [],
      data: { feature },
    });
  }

  /** An empty time, or 0, is the present time. */
  warnUnclearTime(value: string): void {
    this.warn({
      code: 'unclearnowtimestamp',
      key: 'paramvalidator-unclearnowtimestamp',
      parameters: [{ plaintext: this.name }, { plaintext: value }],
    });
  }

  warnUnknownValues(whole: string, unknown: readonly string[]): void {
    this.warn({
      code: 'unrecognizedvalues',
      key: 'paramvalidator-unrecognizedvalues',
      parameters: [
        { plaintext: this.name },
        { plaintext: whole },
        { list: unknown.map((plaintext) => ({ plaintext })), type: 'comma' },
        { num: unknown.length },
      ],
      data: { values: unknown },
    });
  }

  warnOutOfRange(sent: string, minimum: number, ownMaximum: number, maximum: number, highMaximum: number): void {
    this.warn({
      code: 'outofrange',
      key: 'paramvalidator-outofrange-minmax',
      parameters: [{ plaintext: this.name }, { plaintext: sent }, { num: minimum }, { num: ownMaximum }],
      data: { min: minimum, curmax: ownMaximum, max: maximum, highmax: highMaximum },
    });
  }

  warnBelowMinimum(sent: string, minimum: number): void {
    this.warn(this.outOfRange(sent, minimum));
  }

  belowMinimum(sent: string, minimum: number): UsageError {
    return this.error(this.outOfRange(sent, minimum));
  }

  private outOfRange(sent: string, minimum: number): Message {
    return {
      code: 'outofrange',
      key: 'paramvalidator-outofrange-min',
      parameters: [{ plaintext: this.name }, { plaintext: sent }, { num: minimum }, { num: '' }],
      data: { min: minimum, curmax: null, max: null, highmax: null },
    };
  }

  unknownValue(value: string, known: readonly (string | number)[]): UsageError {
    return this.error({
      code: 'badvalue',
      key: 'paramvalidator-badvalue-enumnotmulti',
      parameters: [
        { plaintext: this.name },
        { plaintext: value },
        { list: known.map((plaintext) => ({ plaintext })), type: 'text' },
        { num: known.length },
      ],
    });
  }

  /** A value that begins with U+001F, of a parameter that takes a single value (core 2.7). */
  severalValues(value: string): UsageError {
    return this.error({
      code: 'badvalue',
      key: 'paramvalidator-notmulti',
      parameters: [{ plaintext: this.name }, { plaintext: value }],
    });
  }

  notAnInteger(value: string): UsageError {
    return this.error({
      code: 'badinteger',
      key: 'paramvalidator-badinteger',
      parameters: [{ plaintext: this.name }, { plaintext: value }],
    });
  }

  notAUser(value: string): UsageError {
    return this.error({
      code: 'baduser',
      key: 'paramvalidator-baduser',
      parameters: [{ plaintext: this.name }, { plaintext: value }],
    });
  }

  /**
   * A required parameter that was not sent, or is empty.
   *
   * @param sent its value; the error contains it if there is one (vector checktoken/empty-token)
   */
  missing(sent: string | undefined): UsageError {
    return this.error({
      code: 'missingparam',
      key: 'paramvalidator-missingparam',
      parameters: [{ plaintext: this.name }, ...(sent === undefined ? [] : [{ plaintext: sent }])],
    });
  }

  /** A title without a page where one must exist. */
  notAPage(value: string): UsageError {
    return this.error({
      code: 'missingtitle',
      key: 'paramvalidator-missingtitle',
      parameters: [{ plaintext: this.name }, { plaintext: value }],
    });
  }

  notATitle(value: string): UsageError {
    return this.error({
      code: 'badtitle',
      key: 'paramvalidator-badtitle',
      parameters: [{ plaintext: this.name }, { plaintext: value }],
    });
  }

  /** A plain value of a parameter that is a file. */
  notAFile(): UsageError {
    return this.error({
      code: 'badupload',
      key: 'paramvalidator-badupload-notupload',
      parameters: [{ plaintext: this.name }, { plaintext: '' }],
      data: { code: 'notupload' },
    });
  }

  notATime(value: string): UsageError {
    return this.error({
      code: 'badtimestamp',
      key: 'paramvalidator-badtimestamp',
      parameters: [{ plaintext: this.name }, { plaintext: value }],
    });
  }

  /**
   * Tags that users may not add: those that none of them defined (core 8.6). The list is text in the language of the interface,
   * whatever that of the error is (vector languages/list-of-tags-in-japanese).
   */
  refusedTags(tags: readonly string[]): UsageError {
    const shown = joinList(
      tags.map((tag) => this.context.escapeWikitext(tag)),
      'comma',
      this.context.interfaceTexts,
    );
    return this.error({
      code: 'badtags',
      key: tags.length === 1 ? 'tags-apply-not-allowed-one' : 'tags-apply-not-allowed-multi',
      parameters: [shown, tags.length],
      data: { disallowedtags: tags },
    });
  }

  tooManyValues(limit: number, lowLimit: number, highLimit: number): UsageError {
    return this.error({
      code: 'toomanyvalues',
      key: 'paramvalidator-toomanyvalues',
      parameters: [{ plaintext: this.name }, { num: limit }],
      data: {
        ...(this.context.tooManyValuesNamesParameter ? { parameter: this.name } : {}),
        limit,
        lowlimit: lowLimit,
        highlimit: highLimit,
      },
    });
  }

  private warn(message: Message): void {
    const separated = this.context.parameters.bytes(this.name)?.startsWith('\x1f') ?? false;
    this.context.result.addWarning(this.modulePath, { ...message, separated });
  }

  private error(message: Message): UsageError {
    return new UsageError(message, this.modulePath);
  }

  addLimit(limit: number): void {
    this.context.result.addLimit(this.modulePath.slice(this.modulePath.lastIndexOf('+') + 1), limit);
  }
}
