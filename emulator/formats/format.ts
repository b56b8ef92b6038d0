import type { ParameterSet } from '../request/parameter-declarations';
import type { Message } from '../messages/message';
import type { ResultMap } from '../response/result-tree';

/** The values of a format's own parameters, by name. */
export type FormatValues = Readonly<Record<string, unknown>>;

/** An output format, a function of the result tree (core 5). */
export interface Format {
  /** The value of `format`: `json`. */
  readonly name: string;
  /** The class in `action=paraminfo`, if it does not follow from the name. */
  readonly className?: string;
  /** Its name in the HTML page: `raw` has no plain form. */
  readonly pageName: 'json' | 'xml' | 'php' | 'raw';
  /** Parameters of this format only. */
  readonly parameters: ParameterSet;
  /** The warning about values that the format accepts and ignores. */
  warnAbout?(values: FormatValues): Message | undefined;
  /** The content type, and the file name under which a browser would save the response (core 5). */
  sentAs(values: FormatValues): { readonly contentType: string; readonly fileName: string };
  /** @param pretty indented, as the HTML rendering shows it */
  print(root: ResultMap, values: FormatValues, pretty: boolean): string;
}
