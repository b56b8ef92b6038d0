/**
 * What users are told before they edit a page, in English: wikitext, where `$1` is a parameter. Data only. Other languages are
 * not recorded: these texts are long.
 */
export const editTexts = {
  anoneditwarning:
    '<strong>Warning:</strong> You are not logged in. Your IP address will be publicly visible if you make any edits. ' +
    'If you <strong>[$1 log in]</strong> or <strong>[$2 create an account]</strong>, your edits will be attributed to ' +
    'your username, along with other benefits.',
  'blocked-notice-logextract':
    'This {{GENDER:$1|user}} is currently blocked.\nThe latest block log entry is provided below for reference:',
  cascadeprotectedwarning:
    '<strong>Warning:</strong> This page has been protected so that only users with ' +
    '[[Special:ListGroupRights|specific rights]] can edit it because it is transcluded in the following ' +
    'cascade-protected {{PLURAL:$1|page|pages}}:',
  editingold:
    '<strong>Warning: You are editing an out-of-date revision of this page.</strong>\n' +
    'If you publish it, any changes made since this revision will be lost.',
  editinginterface:
    '<strong>Warning:</strong> You are editing a page that is used to provide interface text for the software.\n' +
    'Changes to this page will affect the appearance of the user interface for other users on this wiki.',
  // Of these, a wiki shows only texts of its own.
  'editpage-code-message': '-',
  'editpage-head-copy-warn': '-',
  helppage: 'https://www.mediawiki.org/wiki/Special:MyLanguage/Help:Contents',
  newarticletext:
    'You have followed a link to a page that does not exist yet.\n' +
    'To create the page, start typing in the box below (see the [$1 help page] for more info).\n' +
    "If you are here by mistake, click your browser's <strong>back</strong> button.",
  newarticletextanon: '{{int:newarticletext|$1}}',
  protectedpagewarning:
    '<strong>Warning: This page has been protected so that only users with administrator privileges can edit it.</strong>\n' +
    'The latest log entry is provided below for reference:',
  'recreate-moveddeleted-warn':
    '<strong>Warning: You are recreating a page that was previously deleted.</strong>\n\n' +
    'You should consider whether it is appropriate to continue editing this page.\n' +
    'The deletion and move log for this page are provided here for convenience:',
  semiprotectedpagewarning:
    '<strong>Note:</strong> This page has been protected so that only autoconfirmed users can edit it.\n' +
    'The latest log entry is provided below for reference:',
  talkpagetext: '<!-- MediaWiki:talkpagetext -->',
  titleprotectedwarning:
    '<strong>Warning: This page has been protected so that [[Special:ListGroupRights|specific rights]] are needed to ' +
    'create it.</strong>\nThe latest log entry is provided below for reference:',
  translateinterface:
    'To add or change translations for all wikis, please use [https://translatewiki.net/ translatewiki.net], ' +
    'the MediaWiki localisation project.',
  usercssispublic:
    'Please note: CSS subpages should not contain confidential data as they are viewable by other users.',
  userjsdangerous:
    'Please note: Scripts included on this page will be run any time you load a page. Malicious code added here could ' +
    'result in account compromise. The code will be executed when you preview your changes to this page.',
  userjsispublic:
    'Please note: JavaScript subpages should not contain confidential data as they are viewable by other users.',
  userjsonispublic:
    'Please note: JSON subpages should not contain confidential data as they are viewable by other users.',
  userjsonyoucanpreview: '<strong>Tip:</strong> Use the "Show preview" button to test your new JSON before publishing.',
  'userpage-userdoesnotexist':
    'User account "$1" is not registered on this wiki.\nPlease check if you want to create/edit this page.',
} as const;

export type EditTextKey = keyof typeof editTexts;
