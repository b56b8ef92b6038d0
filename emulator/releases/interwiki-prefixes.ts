/**
 * The interwiki prefixes of a fresh wiki and where they lead (core 4.6; `siprop=interwikimap`). They are data of the wiki,
 * not of the software: a wiki may have others. One per line; `$1` is the title.
 */
const common = `
acronym https://www.acronymfinder.com/~/search/af.aspx?string=exact&Acronym=$1
arxiv https://www.arxiv.org/abs/$1
cache https://www.google.com/search?q=cache:$1
commons https://commons.wikimedia.org/wiki/$1
doi https://dx.doi.org/$1
elibre http://enciclopedia.us.es/index.php/$1
emacswiki https://www.emacswiki.org/emacs/$1
foldoc https://foldoc.org/?$1
freebsdman https://www.FreeBSD.org/cgi/man.cgi?apropos=1&query=$1
google https://www.google.com/search?q=$1
googlegroups https://groups.google.com/groups?q=$1
hrwiki http://www.hrwiki.org/wiki/$1
lojban https://mw.lojban.org/papri/$1
meatball http://meatballwiki.org/wiki/$1
mediawikiwiki https://www.mediawiki.org/wiki/$1
metawikimedia https://meta.wikimedia.org/wiki/$1
mozillawiki https://wiki.mozilla.org/$1
mw https://www.mediawiki.org/wiki/$1
oeis https://oeis.org/$1
pmid https://www.ncbi.nlm.nih.gov/pubmed/$1?dopt=Abstract
pythoninfo https://wiki.python.org/moin/$1
senseislibrary https://senseis.xmp.net/?$1
theopedia https://www.theopedia.com/$1
uncyclopedia https://en.uncyclopedia.co/wiki/$1
wikibooks https://en.wikibooks.org/wiki/$1
wikidata https://www.wikidata.org/wiki/$1
wikihow https://www.wikihow.com/$1
wikimedia https://foundation.wikimedia.org/wiki/$1
wikinews https://en.wikinews.org/wiki/$1
wikipedia https://en.wikipedia.org/wiki/$1
wikiquote https://en.wikiquote.org/wiki/$1
wikisource https://wikisource.org/wiki/$1
wikispecies https://species.wikimedia.org/wiki/$1
wikiversity https://en.wikiversity.org/wiki/$1
wikivoyage https://en.wikivoyage.org/wiki/$1
wikt https://en.wiktionary.org/wiki/$1
wiktionary https://en.wiktionary.org/wiki/$1
`;

const in139 = `
advogato http://www.advogato.org/$1
c2find http://c2.com/cgi/wiki?FindPage&value=$1
dictionary http://www.dict.org/bin/Dict?Database=*&Form=Dict1&Strategy=*&Query=$1
drumcorpswiki http://www.drumcorpswiki.com/$1
dwjwiki http://www.suberic.net/cgi-bin/dwj/wiki.cgi?$1
foxwiki https://fox.wikis.com/wc.dll?Wiki~$1
gentoo-wiki http://gentoo-wiki.com/$1
hammondwiki http://www.dairiki.org/HammondWiki/$1
imdb http://www.imdb.com/find?q=$1&tt=on
kmwiki https://kmwiki.wikispaces.com/$1
linuxwiki http://linuxwiki.de/$1
lqwiki http://wiki.linuxquestions.org/wiki/$1
memoryalpha http://en.memory-alpha.org/wiki/$1
metawiki http://sunir.org/apps/meta.pl?$1
openwiki http://openwiki.com/ow.asp?$1
rfc https://tools.ietf.org/html/rfc$1
s23wiki http://s23.org/wiki/$1
seattlewireless http://seattlewireless.net/$1
shoutwiki http://www.shoutwiki.com/wiki/$1
squeak http://wiki.squeak.org/squeak/$1
tmbw http://www.tmbw.net/wiki/$1
tmnet http://www.technomanifestos.net/?$1
twiki http://twiki.org/cgi-bin/view/$1
unreal https://wiki.beyondunreal.com/$1
usemod http://www.usemod.com/cgi-bin/wiki.pl?$1
wiki http://c2.com/cgi/wiki?$1
wikia http://www.wikia.com/wiki/$1
wikif1 http://www.wikif1.org/$1
wikinfo http://wikinfo.co/English/index.php/$1
`;

const in143 = `
c2 https://wiki.c2.com/?$1
dictionary https://www.dict.org/bin/Dict?Database=*&Form=Dict1&Strategy=*&Query=$1
fandom https://community.fandom.com/wiki/w:c:$1
hammondwiki https://www.dairiki.org/HammondWiki/$1
imdb https://www.imdb.com/find?q=$1&tt=on
memoryalpha https://memory-alpha.fandom.com/wiki/$1
rfc https://datatracker.ietf.org/doc/html/rfc$1
shoutwiki https://www.shoutwiki.com/wiki/$1
tmbw https://www.tmbw.net/wiki/$1
twiki https://twiki.org/cgi-bin/view/$1
usemod https://www.usemod.org/cgi-bin/wiki.pl?$1
wikia https://community.fandom.com/wiki/w:c:$1
wikiwikiweb http://wiki.c2.com/?$1
`;

/** 66 addresses by prefix in lower case. */
export const interwikiMap139: ReadonlyMap<string, string> = read(common + in139);

/** 50 addresses by prefix in lower case. */
export const interwikiMap143: ReadonlyMap<string, string> = read(common + in143);

/** The prefixes alone, sorted. */
export const interwikiPrefixes139: readonly string[] = [...interwikiMap139.keys()].sort();
export const interwikiPrefixes143: readonly string[] = [...interwikiMap143.keys()].sort();

function read(lines: string): ReadonlyMap<string, string> {
  const entries = lines.split('\n').filter((line) => line !== '');
  return new Map(entries.map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]));
}
