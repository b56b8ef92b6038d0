import type { MessageParameter } from '../../messages/message';
import { prefixedText } from '../../model/title';
import type { Integer } from '../../text/integer';
import { appendSection, sectionId, sectionText } from '../../wikitext/sections';
import type { ActionRun } from '../module-run';
import { writtenValue } from '../written-value';
import type { ParseValues } from './parameters';
import type { ParseTarget } from './target';

const SECTION = /^(?:(?:T-)?\d+|new)\n?$/;

/** @throws UsageError `invalidsection` */
export function checkSection(run: ActionRun, { section }: ParseValues): void {
  if (section === undefined || SECTION.test(section)) return;
  throw run.error({ code: 'invalidsection', key: 'apierror-invalidsection', parameters: [] });
}

/** The part of the text that is parsed. @throws UsageError `nosuchsection` */
export function selectedText(run: ActionRun, target: ParseTarget, values: ParseValues): string {
  const { section, sectiontitle } = values;
  const { text, model } = target;
  if (section === undefined) return text;
  const isWikitext = model === 'wikitext';
  if (section.trim() === 'new') {
    const heading = sectiontitle ?? '';
    return isWikitext && heading !== '' ? appendSection('', heading, text) : text;
  }
  const name = values.pageid === undefined ? titled(run, target) : pageNamed(values.pageid);
  if (!isWikitext) {
    throw run.error({ code: 'nosuchsection', key: 'apierror-sectionsnotsupported-what', parameters: [name] });
  }
  const selected = sectionText(text, sectionId(section));
  if (selected !== undefined) return selected;
  throw run.error({ code: 'nosuchsection', key: 'apierror-nosuchsection-what', parameters: [section, name] });
}

/** Its title, as wikitext: it may be an address (vector parse/section-of-address). */
function titled({ context }: ActionRun, { title }: ParseTarget): MessageParameter {
  return writtenValue(context, prefixedText(title, context.namespaces));
}

function pageNamed(id: Integer): MessageParameter {
  return { message: 'pageid', parameters: [id] };
}
