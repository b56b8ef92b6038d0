/** The rights that a wiki without extensions knows, in both releases. */
const inBoth = (
  'apihighlimits applychangetags autoconfirmed autocreateaccount autopatrol bigdelete block blockemail bot ' +
  'browsearchive changetags createaccount createpage createtalk delete delete-redirect deletechangetags ' +
  'deletedhistory deletedtext deletelogentry deleterevision edit editcontentmodel editinterface editmyoptions ' +
  'editmyprivateinfo editmyusercss editmyuserjs editmyuserjson editmyuserjsredirect editmywatchlist editprotected ' +
  'editsemiprotected editsitecss editsitejs editsitejson editusercss edituserjs edituserjson hideuser import ' +
  'importupload ipblock-exempt managechangetags markbotedits mergehistory minoredit move move-categorypages ' +
  'move-rootuserpages move-subpages movefile nominornewtalk noratelimit override-export-depth pagelang patrol ' +
  'patrolmarks protect purge read reupload reupload-own reupload-shared rollback sendemail siteadmin suppressionlog ' +
  'suppressredirect suppressrevision unblockself undelete unwatchedpages upload upload_by_url userrights ' +
  'userrights-interwiki viewmyprivateinfo viewmywatchlist viewsuppressed'
).split(' ');

/** The values of `aurights` of 1.39, in the order in which `paraminfo` lists them. */
export const allRights1_39: readonly string[] = [...inBoth, 'writeapi'].sort();

/** Rights that everybody has in 1.43 without being in a group: there are only rate limits for them. */
export const rightsOfEverybody1_43: readonly string[] =
  'changeemail confirmemail linkpurge mailpassword purge renderfile renderfile-nonstandard stashbasehtml stashedit'.split(
    ' ',
  );

/** The values of 1.43. */
export const allRights1_43: readonly string[] = [
  ...inBoth,
  ...rightsOfEverybody1_43.filter((right) => !inBoth.includes(right)),
  ...['logentryimport', 'renameuser'],
].sort();
