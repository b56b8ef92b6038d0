import type { ByRelease } from './release';

/** Functions, variables and tags of the parser (vector siteinfo/hooks-and-variables). Data only. */

/** The functions of wikitext, `siprop=functionhooks`. */
export const functionHooks: ByRelease<readonly string[]> = {
  '1.39': read(`
ns nse urlencode lcfirst ucfirst lc uc localurl localurle fullurl fullurle canonicalurl canonicalurle formatnum
grammar gender plural bidi numberofpages numberofusers numberofactiveusers numberofarticles numberoffiles
numberofadmins numberingroup numberofedits language padleft padright anchorencode defaultsort filepath
pagesincategory pagesize protectionlevel protectionexpiry namespace namespacee namespacenumber talkspace talkspacee
subjectspace subjectspacee pagename pagenamee fullpagename fullpagenamee rootpagename rootpagenamee basepagename
basepagenamee subpagename subpagenamee talkpagename talkpagenamee subjectpagename subjectpagenamee pageid revisionid
revisionday revisionday2 revisionmonth revisionmonth1 revisionyear revisiontimestamp revisionuser cascadingsources
int special speciale tag formatdate displaytitle
`),
  '1.43': read(`
ns nse urlencode lcfirst ucfirst lc uc localurl localurle fullurl fullurle canonicalurl canonicalurle formatnum
grammar gender plural formal bidi numberingroup language padleft padright anchorencode defaultsort filepath
pagesincategory pagesize protectionlevel protectionexpiry pagename pagenamee fullpagename fullpagenamee subpagename
subpagenamee rootpagename rootpagenamee basepagename basepagenamee talkpagename talkpagenamee subjectpagename
subjectpagenamee pageid revisionid revisionday revisionday2 revisionmonth revisionmonth1 revisionyear
revisiontimestamp revisionuser cascadingsources namespace namespacee namespacenumber talkspace talkspacee
subjectspace subjectspacee numberofarticles numberoffiles numberofusers numberofactiveusers numberofpages
numberofadmins numberofedits bcp47 dir int special speciale tag formatdate displaytitle
`),
};

/** The variables of wikitext in 1.43, `siprop=variables`. */
const variables143 = read(`
! = currentmonth currentmonth1 currentmonthname currentmonthnamegen currentmonthabbrev currentday currentday2
currentdayname currentyear currenttime currenthour localmonth localmonth1 localmonthname localmonthnamegen
localmonthabbrev localday localday2 localdayname localyear localtime localhour numberofarticles numberoffiles
numberofedits articlepath pageid sitename server servername scriptpath stylepath pagename pagenamee fullpagename
fullpagenamee namespace namespacee namespacenumber currentweek currentdow localweek localdow revisionid revisionday
revisionday2 revisionmonth revisionmonth1 revisionyear revisiontimestamp revisionuser revisionsize subpagename
subpagenamee talkspace talkspacee subjectspace subjectspacee talkpagename talkpagenamee subjectpagename
subjectpagenamee numberofusers numberofactiveusers numberofpages currentversion rootpagename rootpagenamee
basepagename basepagenamee currenttimestamp localtimestamp directionmark contentlanguage userlanguage pagelanguage
numberofadmins cascadingsources bcp47 dir language
`);

const newVariables: readonly string[] = ['userlanguage', 'bcp47', 'dir', 'language'];

export const variables: ByRelease<readonly string[]> = {
  '1.39': variables143.filter((name) => !newVariables.includes(name)),
  '1.43': variables143,
};

/** `siprop=extensiontags` */
export const extensionTags: readonly string[] = ['<pre>', '<nowiki>', '<gallery>', '<indicator>', '<langconvert>'];

function read(names: string): readonly string[] {
  return names.trim().split(/\s+/);
}
