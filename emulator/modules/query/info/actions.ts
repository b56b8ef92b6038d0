import { english } from '../../../messages/english';
import type { Message } from '../../../messages/message';
import { contentModel, modelOf, type ContentModel } from '../../../model/content-model';
import {
  categoryNamespace,
  fileNamespace,
  interfaceNamespace,
  userNamespace,
  type Namespace,
  specialNamespace,
} from '../../../model/namespaces';
import { groupsWithRight, holdsRight } from '../../../model/rights';
import type { Titled } from '../../../model/title';
import type { RequestContext } from '../../context';
import { missingRight } from '../../login/missing-right';

/** What keeps the user from an action on a page; nothing where it is allowed (reading 4.1). */
export function whatForbids(
  context: RequestContext,
  action: string,
  title: Titled,
  { isQuick = false }: { readonly isQuick?: boolean } = {},
): readonly Message[] {
  // Who may read nothing gets no response of this module.
  if (action === 'read') return [];
  const blocks = isQuick || !context.wiki.hasBlocks ? [] : blocksAgainst(context, action, title);
  const protectors = protectedFrom(context, action, title, isQuick);
  if (action === 'create') return [...missingRightToCreate(context, title), ...protectors, ...blocks];
  const reasons = [...lackOfRights(context, action, title), ...protection(context, action, title), ...protectors];
  const needsEditing = action === 'protect' || action === 'undelete';
  if (needsEditing && whatForbids(context, 'edit', title, { isQuick }).length > 0) {
    reasons.push(
      action === 'protect'
        ? { code: 'cantedit', key: 'protect-cantedit', parameters: [] }
        : { code: 'undelete-cantedit', key: 'undelete-cantedit', parameters: [] },
    );
  }
  const isMissing = !context.wiki.pages.findTitle(title.namespace, title.key);
  const mayNotCreate = () => whatForbids(context, 'create', title, { isQuick }).length > 0;
  if (action === 'undelete' && isMissing && mayNotCreate()) {
    reasons.push({ code: 'undelete-cantcreate', key: 'undelete-cantcreate', parameters: [] });
  }
  if (action === 'edit' && isMissing) reasons.push(...missingRightToCreate(context, title));
  return [...reasons, ...blocks];
}

/** Loaded on a wiki with blocks. */
function blocksAgainst(context: RequestContext, action: string, title: Titled): readonly Message[] {
  const blocked = require('../../blocked/blocked') as typeof import('../../blocked/blocked');
  return blocked.blocksAgainst(context, action, title);
}

/** Loaded on a wiki that protects something. */
function protectedFrom(context: RequestContext, action: string, title: Titled, isQuick: boolean): readonly Message[] {
  if (!context.wiki.knownProtections) return [];
  const { whatProtects } = require('./what-protects') as typeof import('./what-protects');
  return whatProtects(context, action, title, isQuick);
}

/** Talk pages need another right than other pages; nobody can be told which groups have it. */
function missingRightToCreate({ user, wiki }: RequestContext, { namespace }: Titled): readonly Message[] {
  if (holdsRight(user, namespace % 2 === 1 ? 'createtalk' : 'createpage', wiki)) return [];
  if (user) return [{ code: 'cantcreate', key: 'nocreate-loggedin', parameters: [] }];
  const text = english.nocreatetext.replace('{{SITENAME}}', () => wiki.site.name);
  return [{ code: 'cantcreate-anon', key: 'nocreatetext', parameters: [], text }];
}

function lackOfRights(context: RequestContext, action: string, title: Titled): Message[] {
  // What has no name needs no right, but pages may be protected from it.
  if (action === '') return [];
  const reasons: Message[] = [];
  const lacks = (right: string) => !holdsRight(context.user, right, context.wiki);
  if (action === 'move') {
    const { namespace } = title;
    if (lacks('move-rootuserpages') && namespace === userNamespace && !title.key.includes('/')) {
      reasons.push({ code: 'cant-move-user-page', key: 'cant-move-user-page', parameters: [] });
    }
    if (lacks('movefile') && namespace === fileNamespace) {
      reasons.push({ code: 'cantmovefile', key: 'movenotallowedfile', parameters: [] });
    }
    if (lacks('move-categorypages') && namespace === categoryNamespace) {
      reasons.push({ code: 'cant-move-category-page', key: 'cant-move-category-page', parameters: [] });
    }
    if (lacks('move') && !context.user) {
      reasons.push({ code: 'cantmove-anon', key: 'movenologintext', parameters: [] });
      return reasons;
    }
  }
  if (action === 'move' || action === 'move-target') {
    if (lacks('move')) reasons.push({ code: 'cantmove', key: 'movenotallowed', parameters: [] });
  } else if (lacks(action) && !(action === 'purge' && context.release.since('1.43'))) {
    reasons.push(
      groupsWithRight(action, context.wiki).length > 0
        ? missingRight(context, action)
        : { code: 'permissiondenied', key: 'badaccess-group0', parameters: [] },
    );
  }
  return reasons;
}

/** That of the main namespace is a message. */
function shownName(context: RequestContext, { name }: Namespace): string {
  if (name !== '') return name;
  const language = context.interfaceTexts;
  if (language === 'qqx') return '(nstab-main)';
  return (language === 'en' ? undefined : language.text('nstab-main', [], String)) ?? english['nstab-main'];
}

const endings = { javascript: 'js', css: 'css', json: 'json' } as const;

/** The model that decides how a message or a user's subpage is protected: that of its title, or of the page (sequence models-of-messages). */
function modelOfProtected({ wiki }: RequestContext, title: Titled): ContentModel {
  const ofTitle = contentModel(title);
  if (ofTitle !== 'wikitext') return ofTitle;
  return modelOf(title, wiki.pages.findTitle(title.namespace, title.key) ?? {});
}

/** What protects a page because of its namespace or what it is written in, whatever administrators say. */
export function protection(context: RequestContext, action: string, title: Titled): Message[] {
  // Such as the title of a log entry about tags (sequence patrolled-special-pages).
  if (title.namespace === specialNamespace) {
    return [{ code: 'unsupportednamespace', key: 'ns-specialprotected', parameters: [] }];
  }
  const reasons: Message[] = [];
  const lacks = (right: string) => !holdsRight(context.user, right, context.wiki);
  const namespace = context.namespaces.byId(title.namespace);
  if (namespace?.protection?.some(lacks)) {
    reasons.push(
      title.namespace === interfaceNamespace
        ? { code: 'protectednamespace-interface', key: 'protectedinterface', parameters: [action] }
        : {
            code: 'protectednamespace',
            key: 'namespaceprotected',
            parameters: [shownName(context, namespace), action],
          },
    );
  }
  return [...reasons, ...protectionOfModel(context, action, title, modelOfProtected(context, title))];
}

/** What protects a message or a user's subpage because of what it is written in. */
export function protectionOfModel(
  context: RequestContext,
  action: string,
  title: Titled,
  model: ContentModel,
): Message[] {
  const { namespace, key } = title;
  const isMessage = namespace === interfaceNamespace;
  if (!isMessage && !(namespace === userNamespace && key.includes('/'))) return [];
  if (model === 'wikitext' || model === 'text' || action === 'patrol') return [];
  const reasons: Message[] = [];
  const lacks = (right: string) => !holdsRight(context.user, right, context.wiki);
  const ending = endings[model];
  if (isMessage) {
    if (lacks(`editsite${ending}`)) {
      reasons.push({ code: `site${ending}protected`, key: `site${ending}protected`, parameters: [action] });
    }
  } else if (action !== 'delete') {
    const isOwn = context.user !== undefined && key.startsWith(`${context.user.name.replaceAll(' ', '_')}/`);
    if (lacks(`edituser${ending}`) && !(isOwn && !lacks(`editmyuser${ending}`))) {
      const code = isOwn ? (`mycustom${ending}protected` as const) : (`custom${ending}protected` as const);
      reasons.push({ code, key: code, parameters: [action] });
    }
  }
  return reasons;
}
