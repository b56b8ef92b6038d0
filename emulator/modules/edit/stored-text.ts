import { isAnonymous } from '../../model/revision';
import { beautifyJson } from '../../text/beautify-json';
import { preSaveTransform } from '../../wikitext/pre-save';
import { withoutSpaceAtEnd } from '../../wikitext/sections';
import type { Titled } from '../../model/title';
import type { RequestContext } from '../context';
import type { ActionRun } from '../module-run';
import { readingContext } from '../parse/reading-context';
import type { EditTarget } from './target';
import { performerName } from '../writing/performer';

/** What the wiki stores of a text, which depends on the content model. @throws UsageError for invalid JSON */
export function storedText(run: ActionRun, { title, page, contentModel }: EditTarget, text: string): string {
  const { context } = run;
  if (contentModel === 'text') return withoutSpaceAtEnd(text.replace(/\r\n?/g, '\n'));
  if (contentModel === 'json') {
    const json = beautifyJson(text);
    if (json !== undefined) return json;
    const parameters = [{ message: 'json-error-syntax' as const }];
    throw run.error({ code: 'invalid-json-data', key: 'invalid-json-data', parameters });
  }
  return transformedText(context, title, page?.id, text);
}

/** Wikitext with signatures, substitutions and labels, as it is stored. */
export function transformedText(
  context: RequestContext,
  title: Titled,
  pageId: number | undefined,
  text: string,
): string {
  const { wiki, user } = context;
  const name = performerName(context);
  return preSaveTransform(text, readingContext(wiki, { title, id: pageId, user: name, timestamp: wiki.now }), {
    name,
    isAnonymous: isAnonymous(name),
    nickname: user?.options?.nickname,
    isWikitext: (user?.options?.fancysig ?? '0') !== '0',
  });
}
