import type { Titled } from '../../../model/title';
import type { PageEntry } from '../../page-set/page-set';

/** A page or the title of one that is missing. */
export interface InfoPage {
  readonly entry: PageEntry;
  readonly title: Titled;
}

/** What the request says about editing a page, in 1.43. */
export interface InfoValues {
  readonly preloadcustom?: string | undefined;
  readonly preloadparams?: readonly string[] | undefined;
  readonly preloadnewsection?: boolean | undefined;
  readonly editintrostyle?: 'lessframes' | 'moreframes' | undefined;
  readonly editintroskip?: readonly string[] | undefined;
  readonly editintrocustom?: string | undefined;
}
