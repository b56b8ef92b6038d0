import { ResultList } from '../../response/result-tree';

/** The tags of a change or revision; MediaWiki names the elements of a list only where there are some. */
export function tagList(tags: readonly string[]): ResultList {
  return tags.length === 0 ? new ResultList() : new ResultList([...tags], 'tag');
}
