import type { ByRelease } from '../releases/release';

type RightsByName = Readonly<Record<string, readonly string[]>>;

const moving = ['move', 'move-subpages', 'move-rootuserpages', 'move-categorypages'];
const ownUserPages = ['editmyusercss', 'editmyuserjson', 'editmyuserjs', 'editmyuserjsredirect'];
const watching = ['viewmywatchlist', 'editmywatchlist'];
const aboutOneself = ['viewmyprivateinfo', 'editmyprivateinfo', 'editmyoptions'];
const tagging = ['applychangetags', 'changetags', 'editcontentmodel'];
const uploading = ['upload', 'reupload', 'reupload-shared'];
const writing = ['read', 'edit', 'createpage', 'createtalk'];

/** Groups with the same rights in both releases, which are in the order of MediaWiki (reading 6.4). */
const everywhere = {
  autoconfirmed: ['autoconfirmed', 'editsemiprotected'],
  sysop: [
    ...['block', 'createaccount', 'delete', 'bigdelete', 'deletedhistory', 'deletedtext', 'undelete'],
    ...['editinterface', 'editsitejson', 'edituserjson', 'import', 'importupload', ...moving],
    ...['patrol', 'autopatrol', 'protect', 'editprotected', 'rollback', ...uploading],
    ...['unwatchedpages', 'autoconfirmed', 'editsemiprotected', 'ipblock-exempt', 'blockemail', 'markbotedits'],
    ...['apihighlimits', 'browsearchive', 'noratelimit', 'movefile', 'unblockself', 'suppressredirect'],
    ...['mergehistory', 'managechangetags', 'deletechangetags'],
  ],
  'interface-admin': [
    ...['editinterface', 'editsitecss', 'editsitejson', 'editsitejs'],
    ...['editusercss', 'edituserjson', 'edituserjs'],
  ],
  suppress: [
    ...['hideuser', 'suppressrevision', 'viewsuppressed', 'suppressionlog'],
    ...['deleterevision', 'deletelogentry'],
  ],
};

const bot = [
  ...['bot', 'autoconfirmed', 'editsemiprotected', 'nominornewtalk'],
  ...['autopatrol', 'suppressredirect', 'apihighlimits'],
];

function groupsFromAutoconfirmed(bots: readonly string[], bureaucrat: readonly string[]): RightsByName {
  const { autoconfirmed, sysop, suppress, 'interface-admin': interfaceAdmin } = everywhere;
  return { autoconfirmed, bot: bots, sysop, 'interface-admin': interfaceAdmin, bureaucrat, suppress };
}

/** The rights of each group on a fresh wiki, in the order of responses (vector siteinfo/groups). */
export const groupRights: ByRelease<RightsByName> = {
  '1.39': {
    '*': ['createaccount', ...writing, 'writeapi', ...watching, ...aboutOneself],
    user: [
      ...[...moving, 'movefile', ...writing, 'writeapi', ...uploading, 'minoredit', ...ownUserPages],
      ...['purge', 'sendemail', ...tagging],
    ],
    ...groupsFromAutoconfirmed([...bot, 'writeapi'], ['userrights', 'noratelimit']),
  },
  '1.43': {
    '*': ['createaccount', ...writing, ...aboutOneself],
    user: [
      ...[...moving, 'movefile', ...writing, ...uploading, 'minoredit', ...ownUserPages],
      ...['sendemail', ...tagging, ...watching],
    ],
    ...groupsFromAutoconfirmed(bot, ['userrights', 'noratelimit', 'renameuser']),
  },
};

const editing = ['edit', 'minoredit', 'applychangetags', 'changetags', 'editcontentmodel'];

/** Grants that are the same in both releases (writing 7). */
const grantsEverywhere = {
  blockusers: ['block', 'blockemail'],
  createaccount: ['createaccount'],
  createeditmovepage: [...editing, 'createpage', 'createtalk', 'delete-redirect', ...moving, 'suppressredirect'],
  delete: [
    ...[...editing, 'delete', 'bigdelete', 'undelete', 'browsearchive'],
    ...['deletedhistory', 'deletedtext', 'deleterevision', 'deletelogentry'],
  ],
  editinterface: [...editing, 'editinterface', 'editsitejson', 'edituserjson'],
  editmycssjs: [...editing, 'editmyusercss', 'editmyuserjson', 'editmyuserjs'],
  editmyoptions: ['editmyoptions', 'editmyuserjson'],
  editmywatchlist: ['editmywatchlist'],
  editprotected: [...editing, 'editprotected'],
  editsiteconfig: [
    ...[...editing, 'editinterface', 'editsitecss', 'editsitejson', 'editsitejs'],
    ...['editusercss', 'edituserjson', 'edituserjs'],
  ],
  highvolume: ['bot', 'apihighlimits', 'noratelimit', 'markbotedits'],
  import: ['import', 'importupload'],
  mergehistory: ['mergehistory'],
  oversight: ['suppressrevision', 'viewsuppressed'],
  patrol: ['patrol'],
  privateinfo: ['viewmyprivateinfo'],
  protect: [...editing, 'editprotected', 'protect'],
  rollback: ['rollback'],
  sendemail: ['sendemail'],
  uploadeditmovefile: [...uploading, 'reupload-own', 'upload_by_url', 'movefile', 'suppressredirect'],
  uploadfile: ['upload', 'reupload-own'],
  viewdeleted: ['browsearchive', 'deletedhistory', 'deletedtext'],
  viewmywatchlist: ['viewmywatchlist'],
  viewrestrictedlogs: ['suppressionlog'],
};

const basic = [
  ...['read', 'autoconfirmed', 'autocreateaccount', 'autopatrol', 'editsemiprotected', 'ipblock-exempt'],
  ...['nominornewtalk', 'patrolmarks', 'unwatchedpages'],
];

/** The rights that each grant of a bot password includes. */
export const grantRights: ByRelease<RightsByName> = {
  '1.39': { ...grantsEverywhere, basic: [...basic, 'purge', 'writeapi'], editpage: editing },
  '1.43': { ...grantsEverywhere, basic, editpage: [...editing, 'pagelang'] },
};
