import type { InvalidTitle } from '../model/invalid-title';
import type { MessageParameter } from './message';
import type { ReportForm } from './error-format';
import type { ResultMap } from '../response/result-tree';
import type { EscapeWikitext } from '../text/wikitext-escape';

/** The messages of a release about titles. */
interface Wording {
  readonly emptyTitleText: string;
  readonly escapeWikitext: EscapeWikitext;
}

/**
 * `invalidreason` of a title: English wikitext in the format bc, an object in all others (vector main/empty-title-plaintext).
 */
export function invalidTitleReport(
  invalid: InvalidTitle,
  form: ReportForm,
  { emptyTitleText, escapeWikitext }: Wording,
): string | ResultMap {
  if (form.format === 'bc') return invalidTitleText(invalid, emptyTitleText);
  const { reportText } = require('./reports') as typeof import('./reports');
  const { reason, parameters } = invalid;
  const title = parameters.length - 1;
  const shown = parameters.map((parameter, index): MessageParameter => {
    if (typeof parameter === 'number') return { num: parameter };
    return index === title ? escapeWikitext(parameter) : parameter;
  });
  const text = reason === 'title-invalid-empty' ? { text: emptyTitleText } : {};
  return reportText({ code: reason, key: reason, parameters: shown, ...text }, form);
}

/**
 * The message for `invalidreason` of a title.
 *
 * @param emptyTitleText the text of the release for an empty title
 */
function invalidTitleText({ reason, parameters }: InvalidTitle, emptyTitleText: string): string {
  if (reason === 'title-invalid-empty') return emptyTitleText;
  // Loaded lazily: the texts are needed only for invalid titles.
  const { english } = require('./english') as typeof import('./english');
  return english[reason].replace(/\$1/g, () => String(parameters[0] ?? ''));
}
