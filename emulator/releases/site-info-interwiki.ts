import type { ByRelease } from './release';

/** The addresses of the APIs of other wikis, by interwiki prefix (vector siteinfo/interwikis-version-2). Data only. */
const common = `
commons https://commons.wikimedia.org/w/api.php
elibre http://enciclopedia.us.es/api.php
hrwiki http://www.hrwiki.org/w/api.php
mediawikiwiki https://www.mediawiki.org/w/api.php
metawikimedia https://meta.wikimedia.org/w/api.php
mozillawiki https://wiki.mozilla.org/api.php
mw https://www.mediawiki.org/w/api.php
uncyclopedia https://en.uncyclopedia.co/w/api.php
wikibooks https://en.wikibooks.org/w/api.php
wikidata https://www.wikidata.org/w/api.php
wikihow https://www.wikihow.com/api.php
wikimedia https://foundation.wikimedia.org/w/api.php
wikinews https://en.wikinews.org/w/api.php
wikipedia https://en.wikipedia.org/w/api.php
wikiquote https://en.wikiquote.org/w/api.php
wikisource https://wikisource.org/w/api.php
wikispecies https://species.wikimedia.org/w/api.php
wikiversity https://en.wikiversity.org/w/api.php
wikivoyage https://en.wikivoyage.org/w/api.php
wikt https://en.wiktionary.org/w/api.php
wiktionary https://en.wiktionary.org/w/api.php
`;

const in139 = `
drumcorpswiki http://drumcorpswiki.com/api.php
memoryalpha http://en.memory-alpha.org/api.php
s23wiki http://s23.org/w/api.php
shoutwiki http://www.shoutwiki.com/w/api.php
tmbw http://tmbw.net/wiki/api.php
unreal https://wiki.beyondunreal.com/w/api.php
`;

const in143 = `
memoryalpha https://memory-alpha.fandom.com/api.php
shoutwiki https://www.shoutwiki.com/w/api.php
tmbw https://tmbw.net/wiki/api.php
`;

export const interwikiApis: ByRelease<ReadonlyMap<string, string>> = {
  '1.39': read(common + in139),
  '1.43': read(common + in143),
};

function read(lines: string): ReadonlyMap<string, string> {
  const entries = lines.split('\n').filter((line) => line !== '');
  return new Map(entries.map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]));
}
