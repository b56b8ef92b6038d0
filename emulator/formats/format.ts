import type { ParameterSet } from '../request/parameter-declarations';
import type { Message } from '../messages/message';
import type { ResultMap } from '../response/result-tree';

/** The values of a format's own parameters, by name. */
export type FormatValues = Readonly<Record<string, unknown>>;

/** How a result becomes text: each format is a function of the result tree (core 5). */
export interface Format {
  /** As `format` names it: `json`. */
  readonly name: string;
  /** The class that `action=paraminfo` names, where it does not follow from the name. */
  readonly className?: string;
  /** As the page for people names it: `raw` has no form of its own. */
  readonly pageName: 'json' | 'xml' | 'php' | 'raw';
  /** Parameters that only this format knows. */
  readonly parameters: ParameterSet;
  /** What the format has to say about values that it takes but does nothing with. */
  warnAbout?(values: FormatValues): Message | undefined;
  /** The content type, and what a browser would save the response as (core 5). */
  sentAs(values: FormatValues): { readonly contentType: string; readonly fileName: string };
  /** @param pretty laid out for people, as the HTML rendering shows it */
  print(root: ResultMap, values: FormatValues, pretty: boolean): string;
}
