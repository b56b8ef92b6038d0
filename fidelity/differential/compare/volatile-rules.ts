/** A value that may differ between two correct responses, its place, and the form that it must have in both. */
export interface VolatileRule {
  /** The name in reports. */
  readonly name: string;
  /** The kind of place, with `[]` for every index. */
  readonly place: RegExp;
  /** Its form, with the flag `d` or `dg`: groups may differ, the rest must be equal. */
  readonly value: RegExp;
  /** The form that both responses must have there, in words. */
  readonly class: string;
  readonly reason: string;
  /** `address`: if a run knows both addresses, each response must name its own. */
  readonly own?: 'address';
}

const hex = '[0-9a-f]';
const sessionToken = `${hex}{32}[4-9a-f]${hex}{7}`;
const time = String.raw`\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ`;
const httpDate = String.raw`[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT`;
const anyData = '(?:body|page data)';

/** The start of an HTML page, as the response or as a value in it. */
export const startOfPage = new RegExp(
  String.raw`^(?:page chrome|help page text|${anyData} \$\.parse\.@?headhtml\b.*)$`,
);

/** All values that are not compared exactly. */
export const volatileRules: readonly VolatileRule[] = [
  {
    name: 'token of a session',
    place: new RegExp(String.raw`^${anyData} \$\.(?:query\.tokens\.@?[a-z]+token|login\.@?token)$`),
    value: new RegExp(String.raw`^(${sessionToken})\+\\$`, 'd'),
    class: '32 hexadecimal digits, 8 of a time, "+\\"; never the fixed token of anonymous clients',
    reason: 'a secret of the session, and the second in which it was made (core 3.2)',
  },
  {
    name: 'token of a session, in the address of a page',
    place: /^page notice$/,
    value: new RegExp(String.raw`token=(${sessionToken})%2B%5C(?=&amp;|")`, 'dg'),
    class: '32 hexadecimal digits, 8 of a time, "+\\"',
    reason: 'a secret of the session, which the request sent',
  },
  {
    name: 'proof that the wiki set the cookie of a block',
    place: /^cookie .*BlockID$/,
    value: new RegExp(`%21(${hex}{128})$`, 'd'),
    class: '128 hexadecimal digits',
    reason: 'a secret of the wiki (writing 6.3)',
  },
  {
    name: 'current time',
    place: new RegExp(String.raw`^${anyData} \$\.(?:@?curtimestamp|query\.general\.@?time)$`),
    value: new RegExp(`^(${time})$`, 'd'),
    class: 'a time in UTC, to the second',
    reason: 'the clock',
  },
  {
    name: 'current time, in a feed',
    place: /^body$/,
    value: new RegExp(`<lastBuildDate>(${httpDate})<|^\\t<updated>(${time})<`, 'dgm'),
    class: 'a time in UTC, to the second',
    reason: 'the clock',
  },
  {
    name: 'touched time of a page',
    place: new RegExp(String.raw`^${anyData} \$\.query\.pages(?:\[\]|\.page)\.@?touched$`),
    value: new RegExp(`^(${time})$`, 'd'),
    class: 'a time in UTC, to the second',
    reason: 'the time when the wiki was filled',
  },
  {
    name: 'id of an external link',
    place: new RegExp(
      String.raw`^${anyData} \$\.(?:continue|query-continue\.(?:extlinks|exturlusage))\.@?(?:el|g?eu)continue$`,
    ),
    value: /^(?:.*\|)?(\d{1,10})$/d,
    class: 'a number; the page and the address in front of it are equal',
    reason: 'ids of rows that no response lists (reading 11.4)',
  },
  {
    name: 'number of a link target',
    place: new RegExp(
      String.raw`^${anyData} \$\.(?:continue|query-continue\.all(?:links|transclusions))\.@?g?(?:al|at)continue$`,
    ),
    value: /^(\d{1,10})\|\d+$/d,
    class: 'a number; the id of the page behind it is equal',
    reason: 'counted over everything that the wiki ever linked to (reading 1.5)',
  },
  {
    name: 'key of a kept comparison',
    place: new RegExp(String.raw`^${anyData} \$\.(?:compare\b|query\..*\.diff\b)`),
    value: /(?<!<!-- diff cache key [^>]*-->\n)((?:\n<!-- diff cache key [^>]*-->\n)?)$/d,
    class: 'nothing, or the comment at the end of HTML',
    reason: '1.39 shows it from the second time on (reading 5.6)',
  },
  {
    name: 'key of a kept comparison, in a feed',
    place: /^body$/,
    value: /&lt;\/tr&gt;\n((?:\n&lt;!-- diff cache key [^&]*--&gt;\n)?)&lt;\/table&gt;/dg,
    class: 'nothing, or the comment at the end of HTML',
    reason: 'both releases show it where they have shown the comparison before (reading 18.8)',
  },
  {
    name: 'size of a comparison',
    place: new RegExp(String.raw`^${anyData} \$\.compare\.@?diffsize$`),
    value: /^(\d+)$/d,
    class: 'a number of bytes; the HTML is equal',
    reason: '1.39 counts the key of a kept comparison (reading 5.6)',
  },
  {
    name: 'uses of a tag',
    place: new RegExp(String.raw`^${anyData} \$\.query\.tags(?:\[\]|\.tag)\.@?hitcount$`),
    value: /^(\d{1,10})$/d,
    class: 'a whole number',
    reason: 'real wikis keep the counts for five minutes (writing 13.3); the sequence "tags" compares them',
  },
  {
    name: 'random page',
    place: new RegExp(String.raw`^${anyData} \$\.query\.random(?:\[\]|\.page)\.@?(?:id|ns|title)$`),
    value: /^(.+)$/ds,
    class: 'any text or number; the lists are equally long',
    reason: 'chance (docs/differences.md)',
  },
  {
    name: 'place among random pages',
    place: new RegExp(String.raw`^${anyData} \$\.(?:continue|query-continue\.random)\.@?rncontinue$`),
    value: /^((?:0|0\.\d+|\d\.\d+E-\d+)\|(?:0|0\.\d+|\d\.\d+E-\d+)\|\d+\|[01])$/d,
    class: 'two fractions of one, the id of a page, and whether the list has begun anew',
    reason: 'chance (docs/differences.md)',
  },
  {
    name: 'limit report of a page',
    place: new RegExp(String.raw`^${anyData} \$\.parse\.@?text\b`),
    value:
      /<!-- \nNewPP limit report(\n[^]*?)-->\n<!--\nTransclusion expansion time report([^]*?)-->(?:\n\n<!-- Saved in [\w ]+ with key ([\w-]+):[^]*? and timestamp (\d{14} and revision id [\w .:-]*))?/d,
    class: 'the comments at the end of the HTML of a page',
    reason: 'numbers and times of the work of the real parser, and the name of its cache (docs/differences.md)',
  },
  {
    name: 'times in the data of a limit report',
    place: new RegExp(
      String.raw`^${anyData} \$\.parse\.limitreportdata(?:\[\]|\.lr)(?:\.@?0|\.param(?:\[\])?\.#text)$`,
    ),
    value: /^(\d+\.\d{3}|\d{14}|100\.00% +\d+\.\d{3} +1 -total)$/d,
    class: 'seconds, the time of the request, or how long no templates took',
    reason: 'the work of the real parser takes its time',
  },
  {
    name: 'times in the table of a limit report',
    place: new RegExp(String.raw`^${anyData} \$\.parse\.@?limitreporthtml\b`),
    value: /<tbody><tr><th>[^<]*<\/th><td>([^<]*)<\/td><\/tr><tr><th>[^<]*<\/th><td>([^<]*)<\/td>/d,
    class: 'the first two cells with values',
    reason: 'the work of the real parser takes its time',
  },
  {
    name: 'host that served',
    place: new RegExp(String.raw`^${anyData} \$\.@?servedby$`),
    value: /^(.+)$/d,
    class: 'any name',
    reason: 'the machine',
  },
  {
    name: 'address of the wiki',
    place:
      /^(?:(?:body|page data) .*(?:\["\*"\]|docref|#text|headhtml)|page (?:notice|chrome)|help page text|header Location)$/,
    value: /(https?:\/\/[^\s"'<>/]+(?:\/[\w.~-]+)*?)(?=\/(?:api|index|load|rest)\.php)/dg,
    class: "the address of the wiki's scripts",
    reason: 'the two listen at different addresses',
    own: 'address',
  },
  {
    name: 'request id',
    place: /^header X-Request-Id$/,
    value: new RegExp(`^(${hex}{24}|${hex}{8}-${hex}{4}-${hex}{4}-${hex}{4}-${hex}{12})$`, 'd'),
    class: '24 hexadecimal digits, or a UUID',
    reason: 'random (core 7.1)',
  },
  {
    name: 'request id in a page',
    place: startOfPage,
    value: new RegExp(`"wgRequestId": ?"(${hex}{24})"`, 'dg'),
    class: '24 hexadecimal digits',
    reason: 'random (core 7.1)',
  },
  {
    name: 'request id and time of an internal error',
    place: /^(?:page chrome|help page text|(?:body|page data) \$.*)$/,
    // Text in any language follows, in Chinese without a space.
    value: new RegExp(String.raw`\[(${hex}{24})\](?: (\d{4}-\d\d-\d\d \d\d:\d\d:\d\d): | ?(?=\p{L}))`, 'dgu'),
    class: '24 hexadecimal digits, and a time',
    reason: 'random, and the clock',
  },
  {
    name: 'request id of an internal error, with details',
    place: /^(?:page chrome|help page text)$/,
    value: new RegExp(String.raw`<p>\[(${hex}{24})\] /`, 'dg'),
    class: '24 hexadecimal digits',
    reason: 'random (core 7.1)',
  },
  {
    name: 'places in the software',
    place: /^(?:page chrome|help page text)$/,
    value: /(?<=<p>Backtrace:<\/p><p>from )((?:[\w/.-]+\(\d+\)(?:: [^<]*)?<br \/>\n#\d+ )+)(?=\{main\}<\/p>)/dg,
    class: 'lines that each name a file of the software',
    reason: 'which files the software consists of',
  },
  {
    name: 'backtrace of an exception',
    place: /^(?:body|page data) \$(?:\.error)?(?:\["\*"\]|\.trace|(?:\.trace)?\.#text)$/,
    // The words between them are compared.
    value:
      /^(?:\(api-exception-trace: )?[\w\\]+[^\n/]*?([\w/.-]+\.php(?:\(\d+\)|, \d+))(?:[^\n]*\n|, )from ((?:(?:[\w/.-]+\(\d+\)|\[internal function\])(?:: [^\n]*)?\n#\d+ )+)\{main\}\)?$/d,
    class: 'lines that each name a file of the software',
    reason: 'which files the software consists of',
  },
  {
    name: 'request id of an internal error, as a parameter',
    place: new RegExp(String.raw`^${anyData} \$\.errors(?:\[\]|\.error)?\.params(?:\[\]|\.param\.#text)$`),
    value: new RegExp(`^(${hex}{24})$`, 'd'),
    class: '24 hexadecimal digits',
    reason: 'random (core 7.1)',
  },
  {
    name: 'time taken, of a wrapped page',
    place: /^body \$\.time$/,
    value: /^(\d{1,5})$/d,
    class: 'milliseconds, whole',
    reason: 'measured',
  },
  {
    name: 'time taken, in a page',
    place: /^(?:page chrome|help page text)$/,
    value: /"wgBackendResponseTime": ?(\d{1,5})\n?\}/dg,
    class: 'milliseconds, whole',
    reason: 'measured',
  },
  {
    name: 'script that asks what the browser prefers',
    place: startOfPage,
    value: /<script>((?:\/\*|\(function\b).*?)"client-js[^"]*"(.*?\(\) ?\);\s*)(?=RLCONF)/ds,
    class: 'a function that sets the classes of the page',
    reason: 'we copy no code (docs/differences.md)',
  },
  {
    name: 'tokens and options of an account, in a page',
    place: startOfPage,
    value: new RegExp(
      String.raw`"user\.options@([0-9a-z]+)"|"(?:patrol|watch|csrf)Token": ?"(${sessionToken})\+\\\\"`,
      'dg',
    ),
    class: 'a hash; a token of a session',
    reason: 'secrets of the session, and their hash (core 5.2)',
  },
  {
    name: 'token that a request repeats, in a page',
    place: /^page notice$/,
    value: new RegExp(String.raw`token(?:%5B0%5D)?=(${sessionToken})%2B%5C`, 'dg'),
    class: 'a token of a session',
    reason: 'secrets of the session (core 5.2)',
  },
  {
    name: 'time until which a response may be cached',
    place: /^header Expires$/,
    value: /^([A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} 2\d{3} \d\d:\d\d:\d\d GMT)$/d,
    class: 'a date of this time, not of 1970; where both responses have a Date, equally long after it',
    reason: 'the clock',
  },
  {
    name: 'id of a session',
    place: /^cookie .*_(?:BP)?session$/,
    value: /^([a-v0-9]{32})$/d,
    class: '32 letters a to v and digits',
    reason: 'a secret',
  },
  {
    name: 'temporary name of a stashed file',
    place: new RegExp(String.raw`^${anyData} .*(?:\.@?canonicaltitle|\.ObjectName\.@?value)$`),
    value: /^(?:File:)?\d{14}!php([A-Za-z0-9]{6})(?:\.\w+)?$/d,
    class: 'six letters and digits, after the time',
    reason: 'chance (writing 11)',
  },
  {
    name: 'key of a stashed file',
    place: new RegExp(
      String.raw`^${anyData} .*(?:\.@?(?:filekey|sessionkey|siifilekey|url|descriptionurl|info|text|html)|\.params(?:\[\]|\.param))$`,
    ),
    value: /(?:^|Key "|Special:UploadStash\/(?:file|thumb)\/)([0-9a-z]{10,14}\.[0-9a-z]{2,7})(?=\.\d+\.\w+)/d,
    class: 'a time and a random number, each in digits and letters',
    reason: 'the clock, and chance (writing 11)',
  },
  {
    name: 'key of a stashed file in the address of a page',
    place: /^page (?:notice|chrome)$/,
    value: /(?:file|session)key=([0-9a-z]{10,14}\.[0-9a-z]{2,7})(?=\.\d+\.\w+)/d,
    class: 'a time and a random number, each in digits and letters',
    reason: 'the clock, and chance (writing 11)',
  },
  {
    name: 'token that remembers a log-in',
    place: /^cookie .*Token$/,
    value: new RegExp(`^(${hex}{32})$`, 'd'),
    class: '32 hexadecimal digits',
    reason: 'a secret',
  },
  {
    name: 'end of a cookie',
    place: /^cookie .*, expires$/,
    value: /^([A-Z][a-z]{2}, \d\d[ -][A-Z][a-z]{2}[ -]2\d{3} \d\d:\d\d:\d\d GMT)$/d,
    class: 'a date of this time, not of 1970; Max-Age says the same and is compared',
    reason: 'the clock',
  },
];
