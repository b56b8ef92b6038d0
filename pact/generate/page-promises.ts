/** What a contract promises of an HTML page: the engine sees its source as one text. */
import type { Expectation } from '../../schemas/generated/scenario';
import { literalPattern } from './patterns';

/** The pattern of a source whose page is as expected; undefined where the source does not tell. */
export function pagePattern({ at = '', type, includes }: Expectation): string | undefined {
  if (at === '/title' && type === 'string') return '<title>[^<]*</title>';
  if (at === '/notice' && type === 'string') return 'class="[^"]*api-pretty-header';
  if (includes === undefined) return undefined;
  const text = literalPattern(escapeHtml(includes));
  // The notice stands above the data, which begins with an element of that class (core 5.2).
  if (at === '/notice') return String.raw`api-pretty-header[\s\S]*${text}[\s\S]*api-pretty-content`;
  if (at === '/links') return `href="[^"]*${text}`;
  return at === '/text' || at === '' ? text : undefined;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
