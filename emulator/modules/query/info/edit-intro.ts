import type { EditTextKey } from '../../../messages/edit-texts';
import { cascadingSources } from '../../../model/cascading';
import { contentModel, modelOf } from '../../../model/content-model';
import { canonicalAddress } from '../../../model/ip-address';
import { compareByCodePoint } from '../../../model/file-usage';
import type { LoggedEvent } from '../../../model/logged-event';
import { interfaceNamespace, userNamespace } from '../../../model/namespaces';
import { isTitle, parseTitle, prefixedKey, prefixedText, type Titled } from '../../../model/title';
import { ResultMap, type ResultRecord } from '../../../response/result-tree';
import { escapeWikitext143 } from '../../../text/wikitext-escape';
import { phpEncode } from '../../../text/php-encode';
import { encodeForWikiUrl } from '../../../text/wiki-url';
import type { RequestContext } from '../../context';
import { pageLink } from '../../log-text/links';
import { renderedMessage } from '../../rendered-message';
import { requireSupported } from '../../require-supported';
import { defaultText } from './default-text';
import { EditMessages } from './edit-messages';
import type { InfoPage, InfoValues } from './info-page';

/** What users are told before they edit a page, as HTML by the name of the message (reading 4.4). */
export function editIntro(context: RequestContext, page: InfoPage, values: InfoValues): ResultRecord {
  const shown = new ResultMap({ association: true, keyed: { elementName: 'ei', keyAttribute: 'key' } });
  for (const [name, html] of new EditIntro(context, page, values).notices()) {
    if (html === '' || values.editintroskip?.includes(name)) continue;
    shown.append(name, html);
    if (/^(?:<div class="mw-titleprotectedwarning">\n)?<div class="cdx-message /.test(html)) {
      context.addedStyles.add('mediawiki.codex.messagebox.styles');
    }
  }
  return { editintro: shown };
}

type Notice = readonly [name: string, html: string];

/** A box with an icon. */
function box(html: string, kind: 'warning' | 'error', className = ''): string {
  const icon = '<span class="cdx-message__icon"></span>';
  const classes = `cdx-message cdx-message--block cdx-message--${kind}${className}`;
  return `<div class="${classes}">${icon}<div class="cdx-message__content">${html}</div></div>`;
}

class EditIntro {
  private readonly messages: EditMessages;
  private readonly title: Titled;
  private readonly hasMoreFrames: boolean;

  constructor(
    private readonly context: RequestContext,
    private readonly page: InfoPage,
    private readonly values: InfoValues,
  ) {
    this.title = page.title;
    this.messages = new EditMessages(context, page.title);
    this.hasMoreFrames = values.editintrostyle !== 'lessframes';
  }

  /** In the order in which they are shown. */
  *notices(): Generator<Notice> {
    yield* this.oldRevision();
    yield* this.code();
    yield* this.ownerOfPage();
    yield* this.newPage();
    yield* this.talkPage();
    yield* this.editNotices();
    yield* this.anonymous();
    yield* this.preview();
    yield* this.protection();
    yield* this.copyright();
  }

  private framed(html: string, frame: (html: string) => string): string {
    return this.hasMoreFrames ? frame(html) : html;
  }

  private *oldRevision(): Generator<Notice> {
    const { entry } = this.page;
    const [revision] = this.context.revisionIds ?? [];
    if (entry.kind !== 'existing' || revision === undefined || Number(revision) === entry.page.revision) return;
    yield ['editingold', box(this.messages.html('editingold'), 'warning')];
  }

  /** What is said of texts of the interface, scripts, styles and data. */
  private *code(): Generator<Notice> {
    const { title, messages } = this;
    const { entry } = this.page;
    const ofTitle = contentModel(title);
    const parts: string[] = [];
    if (title.namespace === interfaceNamespace) {
      parts.push(`<div class="mw-editinginterface">${messages.html('editinginterface')}</div>`);
      if (ofTitle === 'wikitext' && defaultText(this.context, title.key) !== undefined) {
        parts.push(`<div class="mw-translateinterface">${messages.html('translateinterface')}</div>`);
      }
    } else if (ofTitle !== 'wikitext') {
      if (this.isOwn()) parts.push(`<div class="mw-userconfigpublic">${messages.html(publicNotices[ofTitle])}</div>`);
      if (ofTitle === 'javascript') {
        parts.push(`<div class="mw-userconfigdangerous">${messages.html('userjsdangerous')}</div>`);
      }
    }
    const model = entry.kind === 'existing' ? modelOf(title, entry.page) : ofTitle;
    if ((model === 'javascript' || model === 'css') && !messages.isDisabled('editpage-code-message')) {
      parts.push(messages.ownBlock('editpage-code-message') ?? '');
    }
    if (parts.length > 0) yield ['code-editing-intro', this.framed(parts.join(''), (html) => box(html, 'error'))];
  }

  /** The name of whom a page is about. */
  private get owner(): string | undefined {
    const { namespace, key } = this.title;
    if (namespace !== userNamespace && namespace !== userNamespace + 1) return undefined;
    return key.replace(/\/.*/s, '').replaceAll('_', ' ');
  }

  private isOwn(): boolean {
    const { user, request } = this.context;
    return this.owner === (user?.name ?? request.remoteAddress);
  }

  private *ownerOfPage(): Generator<Notice> {
    const { owner } = this;
    const { wiki } = this.context;
    if (owner === undefined) return;
    if (canonicalAddress(owner) === undefined && !wiki.users.find(owner)) {
      const html = this.messages.html('userpage-userdoesnotexist', escapeWikitext143(owner));
      yield ['userpage-userdoesnotexist', box(html, 'warning', ' mw-userpage-userdoesnotexist')];
    } else if (wiki.hasBlocks && wiki.blocks.find(owner, wiki.now)) {
      const title = { namespace: userNamespace, key: owner.replaceAll(' ', '_') };
      yield* this.withEntries('blocked-notice-logextract', this.entries(['block'], title), owner);
    }
  }

  private *newPage(): Generator<Notice> {
    const custom = this.customIntro();
    const isMissing = this.page.entry.kind !== 'existing';
    if (custom !== undefined) yield ['editintro', custom];
    else if (isMissing) {
      const name = this.context.user ? 'newarticletext' : 'newarticletextanon';
      const html = this.messages.html(name, this.messages.wikitext('helppage'));
      yield [name, this.framed(html, (one) => `<div class="mw-${name} plainlinks">\n${one}\n</div>`)];
    }
    if (!isMissing) return;
    const entries = this.entries(['delete', 'move'], this.title).filter(({ action }) => action !== 'revision');
    if (entries.length > 0) yield* this.withEntries('recreate-moveddeleted-warn', entries);
  }

  /** The page that `ineditintrocustom` names, as if it were included. */
  private customIntro(): string | undefined {
    const { wiki, namespaces } = this.context;
    const title = parseTitle(this.values.editintrocustom ?? '', wiki.site);
    if (!isTitle(title) || title.interwiki !== '' || !wiki.pages.findTitle(title.namespace, title.key))
      return undefined;
    const wikitext = `<div class="mw-editintro">{{:${prefixedText(title, namespaces)}}}</div>`;
    return renderedMessage(this.context, wikitext, this.title);
  }

  /** The entries of logs about a page, the newest first. */
  private entries(types: readonly string[], title: Titled): LoggedEvent[] {
    const { logs } = this.context.wiki;
    return types
      .flatMap((type) => [...logs.walk(true, undefined, { title, type })])
      .sort((one, other) => compareByCodePoint(other.timestamp, one.timestamp) || other.id - one.id);
  }

  /** A text with entries of logs below it. */
  private *withEntries(
    key: EditTextKey,
    entries: readonly LoggedEvent[],
    ...parameters: readonly string[]
  ): Generator<Notice> {
    // What is left out may be of any kind.
    if (this.values.editintroskip?.includes(key)) return;
    const { canBeShown, logExcerpt } = require('./log-excerpt') as typeof import('./log-excerpt');
    const most = key === 'recreate-moveddeleted-warn' ? mostEntries : 1;
    // What links to a log of several types was not observed.
    const isKnown = entries.length > 0 && (most === 1 || entries.length <= most);
    const shownEntries = entries.slice(0, most);
    if (!isKnown || !canBeShown(shownEntries)) this.refuse(key);
    const html = logExcerpt(
      this.context,
      this.messages.blocks(key, ...parameters),
      shownEntries,
      entries.length > shownEntries.length,
    );
    const shown = box(html, 'warning', ' mw-warning-with-logexcerpt');
    const isOfTitle = key === 'titleprotectedwarning';
    yield [key, isOfTitle ? `<div class="mw-titleprotectedwarning">\n${shown}</div>` : shown];
  }

  private *talkPage(): Generator<Notice> {
    if (this.title.namespace % 2 === 1) yield ['talkpagetext', this.messages.html('talkpagetext')];
  }

  /** Those of the namespace, and of the page or of the pages that it is a subpage of. */
  private *editNotices(): Generator<Notice> {
    const { namespace, key } = this.title;
    const start = `editnotice-${namespace}`;
    yield* this.editNotice(start, 'namespace');
    if (!this.context.namespaces.byId(namespace)?.subpages) {
      yield* this.editNotice(`${start}-${key.replaceAll('/', '-')}`, 'page');
      return;
    }
    let name = start;
    for (const part of key.split('/')) {
      name += `-${part}`;
      yield* this.editNotice(name, 'base');
    }
  }

  private *editNotice(name: string, of: string): Generator<Notice> {
    const html = this.messages.ownBlock(name);
    if (html === undefined || html === '') return;
    yield [name, `<div class="mw-editnotice mw-editnotice-${of} mw-${escapeClass(name)}">${html}</div>`];
  }

  private *anonymous(): Generator<Notice> {
    if (this.context.user) return;
    const html = this.messages.html('anoneditwarning', this.addressOf('UserLogin'), this.addressOf('CreateAccount'));
    yield ['anoneditwarning', this.framed(html, (one) => box(one, 'warning', ' mw-anon-edit-warning'))];
  }

  /** Of a special page that leads back to the page. */
  private addressOf(name: string): string {
    const { currentServer, scriptPath, namespaces, wiki } = this.context;
    const special = { namespace: -1, key: wiki.site.specialPages.find(name) ?? name };
    const back = phpEncode(prefixedKey(this.title, namespaces));
    return `${currentServer}${scriptPath}/index.php?title=${encodeForWikiUrl(prefixedKey(special, namespaces))}&returnto=${back}`;
  }

  private *preview(): Generator<Notice> {
    if (this.title.namespace !== userNamespace || contentModel(this.title) !== 'json' || !this.isOwn()) return;
    const html = this.messages.html('userjsonyoucanpreview');
    yield ['userjsonyoucanpreview', this.framed(html, (one) => `<div id='mw-userjsonyoucanpreview'>\n${one}\n</div>`)];
  }

  private *protection(): Generator<Notice> {
    const { wiki } = this.context;
    if (!wiki.knownProtections) return;
    const { entry } = this.page;
    const held =
      entry.kind === 'existing' ? wiki.protections.find(entry.page.id, 'edit') : wiki.protections.findTitle(this.title);
    if (held && entry.kind === 'existing') {
      const key = held.level === 'autoconfirmed' ? 'semiprotectedpagewarning' : 'protectedpagewarning';
      yield* this.withEntries(key, this.entries(['protect'], this.title));
    }
    yield* this.cascadingProtection();
    if (held && entry.kind !== 'existing') {
      yield* this.withEntries('titleprotectedwarning', this.entries(['protect'], this.title));
    }
  }

  private *cascadingProtection(): Generator<Notice> {
    const sources = cascadingSources(this.context.wiki, this.title).filter(({ restrictions }) =>
      restrictions.some(({ type }) => type === 'edit'),
    );
    if (sources.length === 0) return;
    const pages = sources.map(({ page }) => `<li>${pageLink(this.context, page)}</li>`).join('');
    const html = `${this.messages.html('cascadeprotectedwarning', String(sources.length))}<ul>${pages}</ul>`;
    yield ['cascadeprotectedwarning', this.framed(html, (one) => box(one, 'warning', ' mw-cascadeprotectedwarning'))];
  }

  private *copyright(): Generator<Notice> {
    if (this.messages.isDisabled('editpage-head-copy-warn')) return;
    const html = this.messages.html('editpage-head-copy-warn');
    yield [
      'editpage-head-copy-warn',
      this.framed(html, (one) => `<div class='editpage-head-copywarn'>\n${one}\n</div>`),
    ];
  }

  /** @throws UsageError `notsupported` */
  private refuse(key: EditTextKey): void {
    const name = `inprop=editintro (prop=info) with ${key} about such entries of logs`;
    requireSupported(this.context, [{ name, module: 'query+info', parameter: 'prop', value: 'editintro' }]);
  }
}

/** Of deletions and moves. */
const mostEntries = 10;

const publicNotices = { javascript: 'userjsispublic', css: 'usercssispublic', json: 'userjsonispublic' } as const;

/** What a class may not contain is `_` (vector info/intro-of-signs). */
function escapeClass(name: string): string {
  return name
    .replace(/[\x00-\x20!"#$%&'()*+,./:;<=>?@[\]^`{|}~\u00a0]+/g, '_')
    .replace(/_{2,}/g, '_')
    .replace(/_+$/, '');
}
