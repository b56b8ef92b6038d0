import type { DiffRequest } from '../diff-request';
import type { DiffResponse, Difference } from '../diff-response';
import { compareDocument, compareText, type Comparing } from './compare-document';
import { compareHeaders, headerOf } from './compare-headers';
import { compareHelpPage, compareJsonp, comparePage } from './compare-page';
import { difference, textDifference } from './difference';
import { jsonTree } from './json-tree';
import { LayeredText } from '../../../conformance/documents/layered-text';
import { phpTree } from '../../../conformance/documents/php-tree';
import type { ComparisonContext } from './volatile';
import { xmlTree } from '../../../conformance/documents/xml-tree';

/**
 * Finds the first difference of two responses to the same request; undefined if they are equal except for what the volatile
 * rules allow. Compares the status, then the headers, then the body.
 *
 * @param context the addresses of both wikis, and a counter of the rules that were used
 */
export function compareResponses(
  request: DiffRequest,
  emulator: DiffResponse,
  wiki: DiffResponse,
  context: ComparisonContext = {},
): Difference | undefined {
  if (emulator.status !== wiki.status) {
    return difference('status', 'status', String(emulator.status), String(wiki.status));
  }
  const headers = compareHeaders(emulator, wiki, context);
  // A response to HEAD has no body.
  if (headers || request.method === 'HEAD') return headers;
  return compareBody(emulator, wiki, context);
}

type CompareTexts = (emulator: LayeredText, wiki: LayeredText, comparing: Comparing) => Difference | undefined;

/** How a body is compared, by its Content-Type (core 5). */
const byType: Readonly<Record<string, CompareTexts>> = {
  'application/json': (...endpoints) => compareDocument('body', jsonTree, ...endpoints),
  'text/javascript': (...endpoints) => compareJsonp('body', ...endpoints),
  'text/xml': (...endpoints) => compareDocument('body', xmlTree, ...endpoints),
  'application/rsd+xml': (...endpoints) => compareDocument('body', xmlTree, ...endpoints),
  'application/vnd.php.serialized': (...endpoints) => compareDocument('body', phpTree, ...endpoints),
  'text/mediawiki-api-prettyprint-wrapped': compareWrapped,
  'text/html': comparePage,
};

/** The first difference of two bodies of the same Content-Type. */
function compareBody(emulator: DiffResponse, wiki: DiffResponse, context: ComparisonContext): Difference | undefined {
  const [our, their] = [Buffer.from(emulator.body), Buffer.from(wiki.body)];
  if (our.equals(their) && !context.ids) return undefined;
  const [ours, theirs] = [our.toString(), their.toString()];
  if (!Buffer.from(ours).equals(our) || !Buffer.from(theirs).equals(their)) {
    return textDifference('body, not UTF-8', 'body', our.toString('latin1'), their.toString('latin1'));
  }
  const compare = how(wiki);
  const pieces: Comparing['pieces'] = { emulator: [], wiki: [] };
  const comparing: Comparing = { context, pieces, nested: helpWithin({ context, pieces }) };
  return compare(LayeredText.whole(ours), LayeredText.whole(theirs), comparing);
}

function how(wiki: DiffResponse): CompareTexts {
  if (headerOf(wiki, 'content-disposition')?.endsWith('=api-help.html')) return compareHelpPage;
  const [type = ''] = (headerOf(wiki, 'content-type') ?? '').split(';');
  return byType[type] ?? ((...endpoints) => compareText('body', ...endpoints));
}

/** `{"html": "<pre>…"}`: the page within is compared as a page is (core 5.2). */
function compareWrapped(emulator: LayeredText, wiki: LayeredText, comparing: Comparing): Difference | undefined {
  const nested: Comparing['nested'] = (place, ours, theirs) =>
    place.at === 'body $.html' && 'value' in ours && 'value' in theirs
      ? { difference: comparePage(ours.value, theirs.value, comparing) }
      : undefined;
  return compareDocument('body', jsonTree, emulator, wiki, { ...comparing, nested });
}

/** `action=help&wrap=1` returns the help page as a string (core 2.8). */
function helpWithin(comparing: Comparing): Comparing['nested'] {
  return (place, ours, theirs) => {
    if (!/ \$\.help(?:\.help)?\.@?(?:help|#text)$/.test(place.at) || !('value' in ours) || !('value' in theirs))
      return undefined;
    return { difference: compareHelpPage(ours.value, theirs.value, comparing) };
  };
}
