import { textIn } from '../../../messages/interface-texts';
import { timeWordsOf } from '../../../messages/time-words';
import { isHidden } from '../../../model/hidden-parts';
import { canonicalAddress } from '../../../model/ip-address';
import type { LoggedEvent } from '../../../model/logged-event';
import { specialNamespace, userNamespace } from '../../../model/namespaces';
import { holdsRight } from '../../../model/rights';
import { prefixedKey, prefixedText, type Titled } from '../../../model/title';
import { escapeHtml } from '../../../text/escape';
import { phpEncode } from '../../../text/php-encode';
import { timeOffset } from '../../../text/time-offset';
import { encodeForWikiUrl } from '../../../text/wiki-url';
import { writtenTime } from '../../../text/written-time';
import type { RequestContext } from '../../context';
import { interfaceMessage } from '../../interface-message';
import { logText } from '../../log-text/log-text';
import { inParentheses } from '../../log-text/phrase';
import { titleOf } from '../../log-text/parameter-values';
import { commentHtml, titleLink } from '../recentchanges/comment';

const texts = {
  blocklink: 'block',
  'change-blocklink': 'change block',
  contribslink: 'contribs',
  hist: 'hist',
  'log-fulllog': 'View full log',
  protect_change: 'change',
  revertmove: 'revert',
  talkpagelinktext: 'talk',
  unblocklink: 'unblock',
  undeletelink: 'view/undelete',
  undeleteviewlink: 'view',
} as const;

/** Entries that are shown as real wikis do (sequence edit-intros-with-log-entries). */
const supported: ReadonlySet<string> = new Set([
  ...['block/block', 'block/reblock', 'delete/delete', 'delete/delete_redir', 'delete/restore', 'move/move'],
  ...['move/move_redir', 'protect/modify', 'protect/move_prot', 'protect/protect'],
]);

/** Whether entries of logs can be shown. */
export function canBeShown(events: readonly LoggedEvent[]): boolean {
  return events.every(
    (event) => supported.has(`${event.type}/${event.action}`) && !hideable.some((part) => isHidden(event, part)),
  );
}

const hideable = ['content', 'comment', 'user'] as const;

/**
 * Entries of logs below a text.
 *
 * @param introduction as HTML, in paragraphs
 * @param hasMore whether the log has more of them
 */
export function logExcerpt(
  context: RequestContext,
  introduction: string,
  events: readonly LoggedEvent[],
  hasMore: boolean,
): string {
  const writer = new EntryWriter(context);
  const lines = events.map((event) => writer.line(event)).join('');
  const [first] = events;
  const end = hasMore && first ? writer.wholeLog(first) : '';
  const language = context.interfaceTexts === 'qqx' ? 'qqx' : 'en';
  return `<div class="mw-content-ltr" dir="ltr" lang="${language}">${introduction}<ul class='mw-logevent-loglines'>\n${lines}</ul></ul>\n${end}</div>`;
}

class EntryWriter {
  /** Comments are formatted at once. */
  private readonly batch = {};

  constructor(private readonly context: RequestContext) {}

  line(event: LoggedEvent): string {
    const { context } = this;
    const { id, type, action, comment } = event;
    const note = comment === '' ? '' : `<span class="comment">${inParentheses(context, this.comment(event))}</span>`;
    const links = this.actions(event);
    const shown = links.join(interfaceMessage(context, 'pipe-separator'));
    const follow =
      links.length === 0 ? '' : `<span class="mw-logevent-actionlink">${inParentheses(context, shown)}</span>`;
    const text = logText(context, event, (name, isBlocked) => this.tools(name, isBlocked));
    const attributes = `data-mw-logid="${id}" data-mw-logaction="${type}/${action}" class="mw-logline-${type}"`;
    return `<li ${attributes}> ${this.time(event)} ${text} ${note} ${follow} </li>\n`;
  }

  /** A link to all entries of the type of one about its page. */
  wholeLog({ type, title }: LoggedEvent): string {
    return this.special('Log', `page=${this.encoded(title)}&type=${type}`, this.text('log-fulllog'));
  }

  private comment(event: LoggedEvent): string {
    return commentHtml(this.context, event, this.batch);
  }

  private text(key: keyof typeof texts): string {
    return textIn(texts, key, [], this.context.interfaceTexts);
  }

  private holds(right: string): boolean {
    return holdsRight(this.context.user, right, this.context.wiki);
  }

  private time({ id, timestamp }: LoggedEvent): string {
    const { wiki, interfaceTexts } = this.context;
    const { timeZone = 'UTC' } = wiki.site.settings;
    const time = Date.parse(timestamp);
    const local = time + timeOffset(timeZone, time) * 60_000;
    return this.special('Log', `logid=${id}`, writtenTime(local, timeWordsOf(interfaceTexts)));
  }

  /** Links about whoever did something, or was blocked. */
  private tools(name: string, isBlocked: boolean): string {
    const { context } = this;
    const key = name.replaceAll(' ', '_');
    const talk = titleLink(context, { namespace: userNamespace + 1, key }, this.text('talkpagelinktext'), {
      className: 'mw-usertoollinks-talk',
    });
    const account = context.wiki.users.find(name);
    const special = (page: string, label: keyof typeof texts, className: string): string =>
      titleLink(context, { namespace: specialNamespace, key: `${page}/${key}` }, this.text(label), { className });
    const unused = account && (account.editCount ?? 0) === 0 ? ' mw-usertoollinks-contribs-no-edits' : '';
    const links = [talk];
    if (canonicalAddress(name) === undefined) {
      links.push(special('Contributions', 'contribslink', `mw-usertoollinks-contribs${unused}`));
    }
    if (!isBlocked && this.holds('block')) links.push(special('Block', 'blocklink', 'mw-usertoollinks-block'));
    const shown = links.map((link) => `<span>${link}</span>`).join(' ');
    return ` <span class="mw-usertoollinks mw-changeslist-links">${shown}</span>`;
  }

  /** Links to what can be done about an entry. */
  private actions(event: LoggedEvent): string[] {
    const { type, action } = event;
    switch (type) {
      case 'block':
        return this.holds('block') ? this.aboutBlock(event) : [];
      case 'delete':
        return action !== 'restore' && this.holds('deletedhistory') ? [this.undelete(event)] : [];
      case 'move':
        return this.holds('move') ? [this.revert(event)] : [];
      default:
        return action === 'move_prot' ? [] : this.aboutProtection(event);
    }
  }

  private aboutBlock({ title }: LoggedEvent): string[] {
    const link = (page: string, key: keyof typeof texts): string =>
      titleLink(this.context, { namespace: specialNamespace, key: `${page}/${title.key}` }, this.text(key));
    return [link('Unblock', 'unblocklink'), link('Block', 'change-blocklink')];
  }

  private undelete({ title }: LoggedEvent): string {
    const key = this.holds('undelete') ? 'undeletelink' : 'undeleteviewlink';
    return this.special('Undelete', `target=${this.encoded(title)}`, this.text(key));
  }

  private revert({ title, parameters }: LoggedEvent): string {
    const target = titleOf(this.context, parameters.target_ns, parameters.target_title);
    const query = `wpOldTitle=${this.encoded(target)}&wpNewTitle=${this.encoded(title)}&wpReason=Revert&wpMovetalk=0`;
    return this.special('MovePage', query, this.text('revertmove'));
  }

  private aboutProtection({ title, timestamp }: LoggedEvent): string[] {
    const links: string[] = [];
    if (this.context.wiki.pages.findTitle(title.namespace, title.key)) {
      const offset = timestamp.replace(/\D/g, '');
      links.push(this.known(title, `action=history&offset=${offset}`, this.text('hist')));
    }
    if (this.holds('protect')) links.push(this.known(title, 'action=protect', this.text('protect_change')));
    return links;
  }

  private encoded(title: Titled): string {
    return phpEncode(prefixedKey(title, this.context.namespaces));
  }

  private special(name: string, query: string, html: string): string {
    const key = this.context.wiki.site.specialPages.find(name) ?? name;
    return this.known({ namespace: specialNamespace, key }, query, html);
  }

  /** A link as to a page that exists. */
  private known(title: Titled, query: string, html: string): string {
    const { namespaces, scriptPath } = this.context;
    const address = `${scriptPath}/index.php?title=${encodeForWikiUrl(prefixedKey(title, namespaces))}&${query}`;
    const redirects = this.context.wiki.pages.findTitle(title.namespace, title.key)?.redirect === true;
    return `<a href="${escapeHtml(address)}"${redirects ? ' class="mw-redirect"' : ''} title="${escapeHtml(prefixedText(title, namespaces))}">${html}</a>`;
  }
}
