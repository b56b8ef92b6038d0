import { mainNamespace, type NamespaceTable } from '../../model/namespaces';
import { isTitle, parseTitle, prefixedText, type Title, type Titled } from '../../model/title';
import { encodeForWikiUrl } from '../../text/wiki-url';
import type { FunctionCall, ParserFunction, Variable } from './call';

/** `{{PAGENAME}}` and its like, which describe the page or (`{{PAGENAME:X}}`) another title. */
type NameOf = (title: Titled, namespaces: NamespaceTable) => string;

const names: Readonly<Record<string, NameOf>> = {
  PAGENAME: textOf,
  FULLPAGENAME: prefixedText,
  SUBPAGENAME: (title, namespaces) => partsOf(title, namespaces).at(-1) ?? '',
  BASEPAGENAME: (title, namespaces) => {
    const parts = partsOf(title, namespaces);
    return parts.length > 1 ? parts.slice(0, -1).join('/') : textOf(title);
  },
  ROOTPAGENAME: (title, namespaces) => partsOf(title, namespaces)[0] ?? '',
  TALKPAGENAME: (title, namespaces) => inNamespace(title, title.namespace | 1, namespaces),
  SUBJECTPAGENAME: (title, namespaces) => inNamespace(title, title.namespace & ~1, namespaces),
  NAMESPACE: (title, namespaces) => namespaces.byId(title.namespace)?.name ?? '',
  TALKSPACE: (title, namespaces) => (title.namespace < 0 ? '' : (namespaces.byId(title.namespace | 1)?.name ?? '')),
  SUBJECTSPACE: (title, namespaces) =>
    namespaces.byId(title.namespace < 0 ? title.namespace : title.namespace & ~1)?.name ?? '',
};

/** Other words for them. */
const synonyms: Readonly<Record<string, string>> = { ARTICLEPAGENAME: 'SUBJECTPAGENAME', ARTICLESPACE: 'SUBJECTSPACE' };

function textOf({ key }: Titled): string {
  return key.replaceAll('_', ' ');
}

function partsOf(title: Titled, namespaces: NamespaceTable): string[] {
  return namespaces.byId(title.namespace)?.subpages ? textOf(title).split('/') : [textOf(title)];
}

function inNamespace(title: Titled, namespace: number, namespaces: NamespaceTable): string {
  return title.namespace < 0 ? '' : prefixedText({ namespace, key: title.key }, namespaces);
}

/** Names of pages are escaped, so that they are no wikitext where they are inserted. */
function shown(name: NameOf, title: Titled, { context }: FunctionCall): string {
  return context.source.release.escapeWikitext(name(title, context.rules.namespaces));
}

/** As in addresses: with underscores and percent signs. */
function encoded(name: NameOf, title: Titled, { context }: FunctionCall): string {
  return encodeForWikiUrl(name(title, context.rules.namespaces).replaceAll(' ', '_'));
}

function titleFrom(text: string, { context }: FunctionCall): Title | undefined {
  const title = parseTitle(text, context.rules);
  return isTitle(title) && (title.key !== '' || title.interwiki !== '') ? title : undefined;
}

function forms(): [word: string, show: (title: Titled, call: FunctionCall) => string][] {
  const words = [...Object.keys(names), ...Object.keys(synonyms)];
  return words.flatMap((word) => {
    const name = names[synonyms[word] ?? word]!;
    return [
      [word, (title: Titled, call: FunctionCall) => shown(name, title, call)],
      [`${word}E`, (title: Titled, call: FunctionCall) => encoded(name, title, call)],
    ] as [string, (title: Titled, call: FunctionCall) => string][];
  });
}

export const pageNameVariables: Readonly<Record<string, Variable>> = {
  ...Object.fromEntries(forms().map(([word, show]) => [word, (call: FunctionCall) => show(call.page.title, call)])),
  NAMESPACENUMBER: ({ page }) => String(page.title.namespace),
};

export const pageNameFunctions: Readonly<Record<string, ParserFunction>> = {
  ...Object.fromEntries(
    forms().map(([word, show]): [string, ParserFunction] => [
      word,
      (first, _, call) => {
        const title = titleFrom(first, call);
        const hidesInterwiki = word === 'FULLPAGENAME' && !call.context.source.release.since('1.43');
        return title === undefined || (title.interwiki !== '' && hidesInterwiki) ? '' : show(title, call);
      },
    ]),
  ),
  NAMESPACENUMBER: (first, _, call) => String(titleFrom(first, call)?.namespace ?? ''),
  ns: (first, _, call) => namespaceName(first, call),
  nse: (first, _, call) => {
    const name = namespaceName(first, call);
    return name === undefined ? undefined : encodeForWikiUrl(name.replaceAll(' ', '_'));
  },
};

function namespaceName(first: string, { context }: FunctionCall): string | undefined {
  const { namespaces } = context.rules;
  const id = Number.parseInt(first, 10);
  if (id !== 0 && !Number.isNaN(id)) return namespaces.byId(id)?.name ?? '';
  if (first === '' || first === '0') return namespaces.byId(mainNamespace)?.name ?? '';
  return namespaces.find(first)?.name;
}
