import { fileNamespace } from '../../model/namespaces';
import type { Page } from '../../model/page';
import type { RecentChange } from '../../model/recent-changes';
import { prefixedText } from '../../model/title';
import type { User } from '../../model/user';
import type { WikiModel } from '../../model/wiki-model';

/** A page that was made or changed. */
export interface MadePage {
  readonly id: number;
  /** With its namespace: `File:Cat.jpg`. */
  readonly title: string;
  /** The id of its current revision. */
  readonly revision: number;
  readonly redirect: boolean;
  /** Titles of the files that it uses now, each once: `File:Cat.jpg`. */
  readonly uses: readonly string[];
}

/** An account that was made. */
export interface MadeUser {
  readonly id: number;
  /** In its one written form. */
  readonly name: string;
}

/** A recent change that was made. */
export interface MadeChange {
  /** The `rcid`. */
  readonly id: number;
  readonly type: 'edit' | 'new' | 'log';
  /** Title of the page, as recorded. */
  readonly page: string;
  /** 0 where there is no page. */
  readonly pageId: number;
  /** 0 for entries of the logs that made none. */
  readonly revision: number;
  readonly oldRevision: number;
  readonly user: string;
  /** Whether it needs nobody's look any more. */
  readonly patrolled: boolean;
}

export function madePage({ site }: WikiModel, { id, title, revision, redirect, uses }: Page): MadePage {
  const titles = uses.map((key) => prefixedText({ namespace: fileNamespace, key }, site.namespaces));
  return { id, title, revision, redirect, uses: titles };
}

export function madeUser({ id, name }: User): MadeUser {
  return { id, name };
}

export function madeChange({ site }: WikiModel, change: RecentChange): MadeChange {
  const { id, type, pageId, revision, oldRevision, user, patrolState } = change;
  const page = prefixedText(change.title, site.namespaces);
  return { id, type, page, pageId, revision, oldRevision, user, patrolled: patrolState !== 'unpatrolled' };
}
