import type { ByRelease } from './release';

/** The bundled libraries with their versions (`siprop=libraries`). Data only. */
const common = `
christian-riesen/base32 1.6.0
jakobo/hotp-php 2.0.0
liuggio/statsd-php-client 1.0.18
pear/console_getopt 1.4.3
pear/net_socket 1.2.2
pear/net_url2 2.2.3
pear/pear_exception 1.0.2
psr/log 1.1.4
ralouphie/getallheaders 3.0.3
wikimedia/assert 0.5.1
wikimedia/base-convert 2.0.2
wikimedia/ip-utils 5.0.0
wikimedia/minify 2.9.0
wikimedia/php-session-serializer 3.0.0
wikimedia/running-stat 2.1.0
wikimedia/timestamp 4.1.1
wikimedia/wait-condition-loop 2.0.2
wikimedia/wrappedstring 4.0.1
zordius/lightncandy 1.2.6
`;

const in139 = `
composer/semver 3.3.2
guzzlehttp/guzzle 7.4.5
guzzlehttp/promises 1.5.1
guzzlehttp/psr7 2.4.5
justinrainbow/json-schema 5.2.11
monolog/monolog 2.2.0
oojs/oojs-ui 0.44.5
opis/json-schema 1.1.0
pear/mail 1.5.1
pear/mail_mime 1.10.11
pear/net_smtp 1.10.0
pear/pear-core-minimal 1.10.11
pleonasm/bloom-filter 1.0.3
psr/container 1.1.1
psr/http-client 1.0.1
psr/http-factory 1.0.1
psr/http-message 1.0.1
psr/simple-cache 1.0.1
symfony/deprecation-contracts 2.5.1
symfony/polyfill-php80 1.28.0
symfony/polyfill-php81 1.28.0
symfony/polyfill-php82 1.28.0
symfony/polyfill-php83 1.28.0
symfony/yaml 5.4.23
wikimedia/at-ease 2.1.0
wikimedia/cdb 2.0.0
wikimedia/cldr-plural-rule-parser 2.0.0
wikimedia/common-passwords 0.4.0
wikimedia/composer-merge-plugin 2.0.1
wikimedia/cssjanus 2.1.1
wikimedia/equivset 1.4.3
wikimedia/html-formatter 4.0.3
wikimedia/idle-dom 1.0.0
wikimedia/less.php 4.4.1
wikimedia/normalized-exception 1.0.1
wikimedia/object-factory 4.0.0
wikimedia/parsoid 0.16.6
wikimedia/purtle 1.0.8
wikimedia/relpath 3.0.0
wikimedia/remex-html 3.0.3
wikimedia/request-timeout 1.2.0
wikimedia/scoped-callback 4.0.0
wikimedia/services 3.0.0
wikimedia/shellbox 3.0.0
wikimedia/utfnormal 3.0.2
wikimedia/wikipeg 2.0.6
wikimedia/xmp-reader 0.9.2
wikimedia/zest-css 2.0.2
`;

const in143 = `
bacon/bacon-qr-code 3.0.1
composer/semver 3.4.3
dasprid/enum 1.0.5
endroid/qr-code 5.1.0
guzzlehttp/guzzle 7.12.3
guzzlehttp/promises 2.5.0
guzzlehttp/psr7 2.12.3
justinrainbow/json-schema 5.3.1
mck89/peast 1.17.4
monolog/monolog 2.9.3
oojs/oojs-ui 0.51.2
pear/mail 2.0.0
pear/mail_mime 1.10.12
pear/net_smtp 1.12.1
pear/pear-core-minimal 1.10.17
psr/container 1.1.2
psr/http-client 1.0.3
psr/http-factory 1.1.0
psr/http-message 1.1
symfony/deprecation-contracts 2.5.3
symfony/polyfill-php82 1.37.0
symfony/polyfill-php83 1.37.0
symfony/polyfill-php84 1.37.0
symfony/polyfill-php85 1.37.0
symfony/yaml 5.4.52
wikimedia/at-ease 3.0.0
wikimedia/bcp-47-code 2.0.0
wikimedia/cdb 3.0.0
wikimedia/cldr-plural-rule-parser 3.0.0
wikimedia/common-passwords 0.5.0
wikimedia/composer-merge-plugin 2.1.0
wikimedia/css-sanitizer 6.2.1
wikimedia/cssjanus 2.3.0
wikimedia/equivset 1.7.0
wikimedia/html-formatter 4.1.0
wikimedia/idle-dom 2.1.1
wikimedia/json-codec 4.0.0
wikimedia/less.php 5.5.0
wikimedia/normalized-exception 2.0.0
wikimedia/object-factory 5.0.1
wikimedia/parsoid 0.20.8
wikimedia/purtle 2.0.0
wikimedia/relpath 4.0.1
wikimedia/remex-html 4.1.2
wikimedia/request-timeout 2.0.0
wikimedia/scoped-callback 5.0.0
wikimedia/services 4.0.0
wikimedia/shellbox 4.1.1
wikimedia/utfnormal 4.0.0
wikimedia/wikipeg 4.0.2
wikimedia/xmp-reader 0.10.2
wikimedia/zest-css 3.0.1
`;

/** A name and a version. */
export type Library = readonly [name: string, version: string];

/** 67 and 71 libraries, by name. */
export const libraries: ByRelease<readonly Library[]> = {
  '1.39': read(common + in139).sort(byName),
  '1.43': read(common + in143).sort(byName),
};

/** Those that run in the browser, which 1.43 lists (`siprop=clientlibraries`). */
export const clientLibraries: readonly Library[] = read(`
CLDRPluralRuleParser 1.3.1-0dda851
codex-design-tokens 1.14.0
codex-icons 1.14.0
codex 1.14.0
fetch-polyfill 3.6.2
intersection-observer 0.12.0
jquery.chosen 1.8.2
jquery.client 3.0.0
jquery.i18n 1.0.10
jquery.ui 1.9.2
jquery 3.7.1
moment 2.25.2
mustache 4.2.0
oojs 7.0.1
ooui 0.51.2
pako 2.1.0
pinia 2.0.16
qunitjs 2.20.0
sinonjs 1.17.7
url 3.111.0-0ece79ce32
vue-demi 0.14.7
vue 3.4.27
vuex 4.0.2
`);

function read(lines: string): Library[] {
  const entries = lines.split('\n').filter((line) => line !== '');
  return entries.map((line): Library => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]);
}

function byName([first]: Library, [second]: Library): number {
  return first < second ? -1 : 1;
}
