import { sectionName } from '../../model/auto-summary';
import type { Title } from '../../model/title';
import { contentMessage } from '../../wikitext/content-messages';
import type { RequestContext } from '../context';
import { commentHtml } from '../query/recentchanges/comment';
import type { ParseValues } from './parameters';

/** `parsedsummary`: the summary as lists of changes show it; undefined without one (reading 16). */
export function parsedSummary(
  context: RequestContext,
  title: Title,
  { summary, section, sectiontitle }: ParseValues,
): string | undefined {
  const isNew = section?.trim() === 'new';
  if (summary === undefined && (!isNew || sectiontitle === undefined)) return undefined;
  const heading = summary === undefined ? sectiontitle : isNew && sectiontitle === undefined ? summary : undefined;
  const comment =
    heading === undefined
      ? (summary ?? '')
      : heading === ''
        ? ''
        : contentMessage(context.wiki, 'newsectionsummary', sectionName(heading));
  const html = commentHtml(context, { comment, title });
  // A new section is on the same page.
  return isNew ? html.replace(/<a href="[^"#]*(#[^"]*)" title="[^"]*">(?=[→←])/g, '<a href="$1">') : html;
}
