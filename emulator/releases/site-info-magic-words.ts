import type { Release } from './release';

/**
 * The English magic words of 1.43, one per line: `+` if case matters,
 * the name and the spellings, separated by `|` (vector siteinfo/magic-words). Data only.
 */
const in143 = `
+! !
+= =
-anchorencode ANCHORENCODE
-articlepath ARTICLEPATH
+basepagename BASEPAGENAME
+basepagenamee BASEPAGENAMEE
+bcp47 #bcp47
-bidi BIDI:
-canonicalurl CANONICALURL:
-canonicalurle CANONICALURLE:
+cascadingsources CASCADINGSOURCES
+contentlanguage CONTENTLANGUAGE|CONTENTLANG
+currentday CURRENTDAY
+currentday2 CURRENTDAY2
+currentdayname CURRENTDAYNAME
+currentdow CURRENTDOW
+currenthour CURRENTHOUR
+currentmonth CURRENTMONTH|CURRENTMONTH2
+currentmonth1 CURRENTMONTH1
+currentmonthabbrev CURRENTMONTHABBREV
+currentmonthname CURRENTMONTHNAME
+currentmonthnamegen CURRENTMONTHNAMEGEN
+currenttime CURRENTTIME
+currenttimestamp CURRENTTIMESTAMP
+currentversion CURRENTVERSION
+currentweek CURRENTWEEK
+currentyear CURRENTYEAR
+defaultsort DEFAULTSORT:|DEFAULTSORTKEY:|DEFAULTCATEGORYSORT:
-defaultsort_noerror noerror
-defaultsort_noreplace noreplace
+dir #dir
+directionmark DIRECTIONMARK|DIRMARK
+displaytitle DISPLAYTITLE
-displaytitle_noerror noerror
-displaytitle_noreplace noreplace
+expectunusedcategory __EXPECTUNUSEDCATEGORY__
+expectunusedtemplate __EXPECTUNUSEDTEMPLATE__
-filepath FILEPATH:
-forcetoc __FORCETOC__
+formal #FORMAL:
-formatdate formatdate|dateformat
-formatnum FORMATNUM
+fullpagename FULLPAGENAME
+fullpagenamee FULLPAGENAMEE
-fullurl FULLURL:
-fullurle FULLURLE:
-gender GENDER:
-grammar GRAMMAR:
+hiddencat __HIDDENCAT__
+img_alt alt=$1
+img_baseline baseline
+img_border border
+img_bottom bottom
+img_center center|centre
+img_class class=$1
+img_framed frame|framed|enframed
+img_frameless frameless
+img_lang lang=$1
+img_left left
+img_link link=$1
+img_manualthumb thumbnail=$1|thumb=$1
+img_middle middle
+img_none none
+img_page page=$1|page $1
+img_right right
+img_sub sub
+img_super super|sup
+img_text_bottom text-bottom
+img_text_top text-top
+img_thumbnail thumb|thumbnail
+img_top top
+img_upright upright|upright=$1|upright $1
+img_width $1px
+index __INDEX__
-int INT:
-language #LANGUAGE
+language_option_bcp47 bcp47
-lc LC:
-lcfirst LCFIRST:
+localday LOCALDAY
+localday2 LOCALDAY2
+localdayname LOCALDAYNAME
+localdow LOCALDOW
+localhour LOCALHOUR
+localmonth LOCALMONTH|LOCALMONTH2
+localmonth1 LOCALMONTH1
+localmonthabbrev LOCALMONTHABBREV
+localmonthname LOCALMONTHNAME
+localmonthnamegen LOCALMONTHNAMEGEN
+localtime LOCALTIME
+localtimestamp LOCALTIMESTAMP
-localurl LOCALURL:
-localurle LOCALURLE:
+localweek LOCALWEEK
+localyear LOCALYEAR
-msg MSG:
-msgnw MSGNW:
+namespace NAMESPACE
+namespacee NAMESPACEE
+namespacenumber NAMESPACENUMBER
+newsectionlink __NEWSECTIONLINK__
-nocommafysuffix NOSEP
-nocontentconvert __NOCONTENTCONVERT__|__NOCC__
-noeditsection __NOEDITSECTION__
-nogallery __NOGALLERY__
+noindex __NOINDEX__
+nonewsectionlink __NONEWSECTIONLINK__
-notitleconvert __NOTITLECONVERT__|__NOTC__
-notoc __NOTOC__
-ns NS:
-nse NSE:
+numberingroup NUMBERINGROUP|NUMINGROUP
+numberofactiveusers NUMBEROFACTIVEUSERS
+numberofadmins NUMBEROFADMINS
+numberofarticles NUMBEROFARTICLES
+numberofedits NUMBEROFEDITS
+numberoffiles NUMBEROFFILES
+numberofpages NUMBEROFPAGES
+numberofusers NUMBEROFUSERS
-padleft PADLEFT
-padright PADRIGHT
-pageid PAGEID
+pagelanguage PAGELANGUAGE
+pagename PAGENAME
+pagenamee PAGENAMEE
+pagesincategory PAGESINCATEGORY|PAGESINCAT
-pagesincategory_all all
-pagesincategory_files files
-pagesincategory_pages pages
-pagesincategory_subcats subcats
+pagesinnamespace PAGESINNAMESPACE:|PAGESINNS:
+pagesize PAGESIZE
-plural PLURAL:
+protectionexpiry PROTECTIONEXPIRY
+protectionlevel PROTECTIONLEVEL
-raw RAW:
+rawsuffix R
-redirect #REDIRECT
+revisionday REVISIONDAY
+revisionday2 REVISIONDAY2
+revisionid REVISIONID
+revisionmonth REVISIONMONTH
+revisionmonth1 REVISIONMONTH1
+revisionsize REVISIONSIZE
+revisiontimestamp REVISIONTIMESTAMP
+revisionuser REVISIONUSER
+revisionyear REVISIONYEAR
+rootpagename ROOTPAGENAME
+rootpagenamee ROOTPAGENAMEE
-safesubst SAFESUBST:
-scriptpath SCRIPTPATH
-server SERVER
-servername SERVERNAME
+sitename SITENAME
-special special
-speciale speciale
+staticredirect __STATICREDIRECT__
-stylepath STYLEPATH
+subjectpagename SUBJECTPAGENAME|ARTICLEPAGENAME
+subjectpagenamee SUBJECTPAGENAMEE|ARTICLEPAGENAMEE
+subjectspace SUBJECTSPACE|ARTICLESPACE
+subjectspacee SUBJECTSPACEE|ARTICLESPACEE
+subpagename SUBPAGENAME
+subpagenamee SUBPAGENAMEE
-subst SUBST:
-tag tag
+talkpagename TALKPAGENAME
+talkpagenamee TALKPAGENAMEE
+talkspace TALKSPACE
+talkspacee TALKSPACEE
-toc __TOC__
-uc UC:
-ucfirst UCFIRST:
-urlencode URLENCODE:
-url_path PATH
-url_query QUERY
-url_wiki WIKI
+userlanguage USERLANGUAGE
`;

/** Words that 1.39 lacks. */
const newWords: readonly string[] = [
  'bcp47',
  'dir',
  'expectunusedtemplate',
  'formal',
  'language_option_bcp47',
  'userlanguage',
];

/** Words with other spellings in 1.39. */
const in139 = new Map([['language', '#LANGUAGE:']]);

export interface MagicWord {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly caseSensitive: boolean;
}

/** 172 and 178 words. */
export function magicWords(release: Release): MagicWord[] {
  const all = in143.trim().split('\n').map(readWord);
  if (release.since('1.43')) return all;
  return all
    .filter(({ name }) => !newWords.includes(name))
    .map((word) => ({ ...word, aliases: in139.has(word.name) ? [in139.get(word.name)!] : word.aliases }));
}

function readWord(line: string): MagicWord {
  const space = line.indexOf(' ');
  return {
    name: line.slice(1, space),
    aliases: line.slice(space + 1).split('|'),
    caseSensitive: line.startsWith('+'),
  };
}
