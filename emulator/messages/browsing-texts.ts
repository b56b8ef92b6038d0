/** The English texts of lists and properties of pages (reading 2 to 5). Data, nothing else. */
export const browsingTexts = {
  'apierror-allpages-generator-redirects':
    'Use <kbd>gapfilterredir=nonredirects</kbd> instead of <var>redirects</var> when using <kbd>allpages</kbd> as a generator.',
  'apierror-invalidparammix-mustusewith': 'The <kbd>$1</kbd> parameter may only be used with <kbd>$2</kbd>.',
  'apiwarn-deprecation-missingparam':
    'Because <var>$1</var> was not specified, a legacy format has been used for the output. This format is deprecated, and in the future the new format will always be used.',
  'apierror-revisions-singlepage':
    '<var>titles</var>, <var>pageids</var> or a generator was used to supply multiple pages, but the <var>$1limit</var>, <var>$1startid</var>, <var>$1endid</var>, <kbd>$1dir=newer</kbd>, <var>$1user</var>, <var>$1excludeuser</var>, <var>$1start</var>, and <var>$1end</var> parameters may only be used on a single page.',
  'apierror-revisions-norevids':
    'The <var>revids</var> parameter may not be used with the list options (<var>$1limit</var>, <var>$1startid</var>, <var>$1endid</var>, <kbd>$1dir=newer</kbd>, <var>$1user</var>, <var>$1excludeuser</var>, <var>$1start</var>, and <var>$1end</var>).',
  'apierror-revisions-badid': 'No revision was found for parameter <var>$1</var>.',
  'apierror-bad-badfilecontexttitle': 'Invalid title in <var>$1badfilecontexttitle</var> parameter.',
  'apiwarn-notfile': '"$1" is not a file.',
  'paramvalidator-deprecated-value': 'The value "$2" to parameter "$1" has been deprecated.',

  'badaccess-group0': 'You are not allowed to execute the action you have requested.',
  movenologintext: 'You must be a registered user and [[Special:UserLogin|logged in]] to move a page.',
  movenotallowed: 'You do not have permission to move pages.',
  movenotallowedfile: 'You do not have permission to move files.',
  'cant-move-user-page': 'You do not have permission to move user pages (apart from subpages).',
  'cant-move-category-page': 'You do not have permission to move category pages.',
  protectedinterface:
    'This page provides interface text for the software on this wiki, and is protected to prevent abuse.\nTo add or change translations for all wikis, please use [https://translatewiki.net/ translatewiki.net], the MediaWiki localisation project.',
  sitejsprotected: 'You do not have permission to edit this JavaScript page because it may affect all visitors.',
  sitecssprotected: 'You do not have permission to edit this CSS page because it may affect all visitors.',
  sitejsonprotected: 'You do not have permission to edit this JSON page because it may affect all visitors.',
  customjsprotected:
    "You do not have permission to edit this JavaScript page because it contains another user's personal settings.",
  customcssprotected:
    "You do not have permission to edit this CSS page because it contains another user's personal settings.",
  customjsonprotected:
    "You do not have permission to edit this JSON page because it contains another user's personal settings.",
  'protect-cantedit':
    'You cannot change the protection settings of this page because you do not have permission to edit it.',
  'undelete-cantedit': 'You cannot undelete this page as you are not allowed to edit this page.',
  'paramvalidator-badtitle': 'Invalid value "$2" for title parameter <var>$1</var>: not a valid title string.',
} as const;
