/**
 * The interwiki prefixes of a fresh wiki (facts 4.6). They are data of the wiki, not of the software: a wiki may have
 * others.
 */

const common =
  'acronym arxiv cache commons dictionary doi elibre emacswiki foldoc freebsdman google googlegroups hammondwiki hrwiki ' +
  'imdb lojban meatball mediawikiwiki memoryalpha metawikimedia mozillawiki mw oeis pmid pythoninfo rfc ' +
  'senseislibrary shoutwiki theopedia tmbw twiki uncyclopedia usemod wikia wikibooks wikidata wikihow wikimedia ' +
  'wikinews wikipedia wikiquote wikisource wikispecies wikiversity wikivoyage wikt wiktionary';

const onlyIn139 =
  'advogato c2find drumcorpswiki dwjwiki foxwiki gentoo-wiki kmwiki linuxwiki lqwiki metawiki openwiki s23wiki ' +
  'seattlewireless squeak tmnet unreal wiki wikif1 wikinfo';

const onlyIn143 = 'c2 fandom wikiwikiweb';

/** 66 prefixes, lower case, sorted. */
export const interwikiPrefixes139: readonly string[] = sorted(common, onlyIn139);

/** 50 prefixes, lower case, sorted. */
export const interwikiPrefixes143: readonly string[] = sorted(common, onlyIn143);

function sorted(...lists: string[]): string[] {
  return lists.join(' ').split(' ').sort();
}
