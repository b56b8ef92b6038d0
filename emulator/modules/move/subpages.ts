import type { Message } from '../../messages/message';
import type { Page } from '../../model/page';
import type { WikiModel } from '../../model/wiki-model';
import { prefixedText, type Titled } from '../../model/title';
import { ResultList, ResultMap, type ResultValue } from '../../response/result-tree';
import { pagesWithin } from '../query/names-within';
import type { ActionRun } from '../module-run';
import { errorList } from '../writing/error-list';
import { tryMove, whatForbidsMove, type RequestedMove } from './try-move';

/** $wgMaximumMovedPages */
const mostSubpages = 100;

/** Moves the pages whose titles begin with that of a page and a slash (writing 6.5), and lists them. */
export function moveSubpages({ context }: ActionRun, from: Titled, to: Titled, requested: RequestedMove): ResultValue {
  const { wiki, namespaces, reportForm } = context;
  for (const { namespace } of [from, to]) {
    const known = namespaces.byId(namespace);
    if (!known || known.subpages) continue;
    const errors: Message[] = [{ code: 'namespace-nosubpages', key: 'namespace-nosubpages', parameters: [known.name] }];
    const map = new ResultMap();
    map.append('errors', errorList(errors, reportForm));
    return map;
  }
  // A page that became a subpage of itself is not moved again (sequence moves-to-own-subpages).
  const others = subpagesOf(wiki, from).filter(({ namespace, key }) => namespace !== to.namespace || key !== to.key);
  const rows = others.map((page) => {
    const target = { namespace: to.namespace, key: to.key + page.key.slice(from.key.length) };
    const row = new ResultMap();
    row.append('from', page.title);
    const reasons = whatForbidsMove(context, page, target);
    if (reasons.length > 0) row.append('errors', errorList(reasons, reportForm));
    else {
      tryMove(context, page, target, requested);
      row.append('to', prefixedText(target, namespaces));
    }
    return row;
  });
  return new ResultList(rows, 'subpage');
}

function subpagesOf({ pages }: WikiModel, { namespace, key }: Titled): Page[] {
  const found: Page[] = [];
  for (const page of pagesWithin(pages.inNamespace(namespace), { prefix: `${key}/`, descending: false })) {
    if (found.push(page) === mostSubpages) break;
  }
  return found;
}
