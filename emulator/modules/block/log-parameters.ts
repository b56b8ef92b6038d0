import { isAddress } from '../../model/blocking';
import type { Block } from '../../model/blocks';
import { prefixedText } from '../../model/title';
import type { WikiModel } from '../../model/wiki-model';
import { timestamp } from '../../text/timestamp';
import { readTimestamp } from '../../request/timestamp-value';

/**
 * The parameters of the log entry of a block.
 *
 * @param duration as it was requested
 */
export function blockLogParameters(wiki: WikiModel, block: Block, duration: string): Readonly<Record<string, unknown>> {
  const { expiry, partial } = block;
  const seconds = /^\d{4}-/.test(duration) ? readTimestamp(duration, 0) : undefined;
  const restrictions = partial && restrictionsOf(wiki, partial);
  const absolute = seconds === undefined ? duration : timestamp(seconds * 1000);
  return {
    duration: expiry === undefined ? 'infinity' : absolute,
    flags: flagsOf(block),
    ...(restrictions && Object.keys(restrictions).length > 0 && { restrictions }),
    sitewide: !partial,
    ...(expiry !== undefined && { expiry }),
  };
}

/** Two of them say what is not forbidden, and are for accounts and all targets. */
function flagsOf(block: Block): string[] {
  const { anonymousOnly, noCreate, autoblock, noEmail, allowsTalk, hidden, target } = block;
  const isAccount = !isAddress(target);
  return [
    ...(anonymousOnly ? ['anononly'] : []),
    ...(noCreate ? ['nocreate'] : []),
    ...(isAccount && !autoblock ? ['noautoblock'] : []),
    ...(noEmail ? ['noemail'] : []),
    ...(allowsTalk ? [] : ['nousertalk']),
    ...(hidden ? ['hiddenname'] : []),
  ];
}

function restrictionsOf(wiki: WikiModel, { pages, namespaces }: NonNullable<Block['partial']>) {
  const titles = pages.flatMap((id) => wiki.pages.find(id) ?? []);
  return {
    ...(titles.length > 0 && {
      pages: titles.map((title) => ({
        page_ns: title.namespace,
        page_title: prefixedText(title, wiki.site.namespaces),
      })),
    }),
    ...(namespaces.length > 0 && { namespaces: [...namespaces] }),
  };
}
