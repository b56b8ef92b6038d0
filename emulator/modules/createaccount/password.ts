import { explicitGroupsOf } from '../../model/rights';
import { messageWikitext, type Message } from '../../messages/message';
import { ResultList, type ResultMap, type ResultValue } from '../../response/result-tree';
import type { RequestContext } from '../context';
import { failed, failedWith, type MessageFormat } from '../login/form';

/** The minimum length of a password, which is higher in newer releases (vector createaccount/three-reasons-wikitext). */
const minimumLengths = { '1.39': 1, '1.43': 8 } as const;

/** Members of these groups need longer ones (vector validatepassword/short-for-an-administrator). */
const powerfulGroups: readonly string[] = ['bureaucrat', 'sysop', 'interface-admin', 'bot'];
const minimumLengthOfPowerful = 10;
const maximumLength = 4096;

/** Of a password that no account could have, whatever its other faults. */
export const tooLong = 'passwordtoolong';

/**
 * Some of the very common passwords that a real wiki refuses, in these letters; each was tried. Its own list has a hundred
 * thousand (vector validatepassword/common-value).
 */
const commonWords =
  'abc bob max 123456 12345678 123456789 1234567890 111111 11111111 123123123 iloveyou letmein letmein1 football ' +
  'baseball basketball trustno1 superman sunshine princess password password1 password123 passw0rd qwerty qwerty123 ' +
  'qwertyuiop 1q2w3e4r 1qaz2wsx abc12345 abc123 abcd1234 secret sesame admin welcome welcome1 monkey dragon master ' +
  'shadow michael jennifer computer internet whatever starwars adminpass changeme test testtest test1234 testing ' +
  'user guest root passwd null true false foobar none abcd abcde abcdef abcdefg abcdefgh 123 1234 12345 1234567 ' +
  '0123456789 987654321 87654321 654321 000000 00000000 222222 55555555 666666 777777 88888888 888888 99999999 ' +
  '999999 121212 112233 11223344 123321 12341234 123qwe qwe123 qwerty1 qwertyui asdf asdfgh asdfghjk asdfghjkl ' +
  'zxcvbn zxcvbnm zxcvbnm1 q1w2e3r4 q1w2e3r4t5 1qaz2wsx3edc pass pass123 pass1234 password12 password1234 password! ' +
  'p@ssw0rd mypassword newpassword secret1 secret123 hello hello123 helloworld hello1 alice alice123 admin123 ' +
  'admin1 administrator bob123 charlie mallory carol dave john jane maria peter thomas robert daniel jordan hunter ' +
  'hunter2 ranger buster soccer hockey killer george andrew freedom jessica pepper zaq12wsx ginger joshua cheese ' +
  'amanda summer love ashley nicole chelsea biteme matthew access yankees dallas austin thunder taylor matrix ' +
  'default changeit change letmein123 temp temp123 temporary demo example sample test1 test12 test123 testtest1 ' +
  'tester testuser username user1 user123 unknown nobody server oracle qazwsx qazwsxedc aaaaaa aaaaaaaa abcabc ' +
  'blahblah correct horse battery staple dinosaur elephant flower google facebook mustang corvette samsung ' +
  'internet1 computer1 money snoopy tigger trustme maxmax fox ben olga robot xxx xxxx xxxxxxxx Iloveyou ILOVEYOU ' +
  'Letmein LETMEIN Letmein1 Football FOOTBALL Baseball BASEBALL Basketball Trustno1 TRUSTNO1 Superman SUPERMAN ' +
  'Sunshine SUNSHINE Princess PRINCESS Password PASSWORD Password1 PASSWORD1 Password123 Passw0rd Qwerty QWERTY ' +
  'Qwerty123 QWERTYUIOP 1QAZ2WSX Abc123 ABC123 Abcd1234 ABCD1234 Secret SECRET Welcome WELCOME Welcome1 WELCOME1 ' +
  'Monkey MONKEY Dragon DRAGON Master MASTER Shadow SHADOW Michael MICHAEL Jennifer JENNIFER Computer COMPUTER ' +
  'Internet INTERNET Whatever WHATEVER Starwars STARWARS Changeme Test';

const commonPasswords: ReadonlySet<string> = new Set(commonWords.split(' '));

/**
 * The result if a password is not good enough. A single problem is reported as it is, several in one message made for the
 * purpose.
 */
export function passwordProblems(
  context: RequestContext,
  name: string,
  password: string,
  format: MessageFormat,
): ResultMap | undefined {
  const problems = findProblems(context, name, password);
  const [first, ...others] = problems;
  if (!first) return undefined;
  if (others.length === 0) return failed(context, { message: first }, format);
  const code = problems.map((_, index) => `___${index + 1}`).join('_');
  return failedWith(code, together(context, problems, format));
}

/** What is wrong with a password for an account. */
export function findProblems(context: RequestContext, name: string, password: string): Message[] {
  if (Buffer.byteLength(password) > maximumLength) return [problem(tooLong, maximumLength)];
  const groups = explicitGroupsOf(context.wiki.users.find(name), context.wiki);
  const isPowerful = groups.some((group) => powerfulGroups.includes(group));
  const minimum = isPowerful ? minimumLengthOfPowerful : context.release.choose(minimumLengths);
  const problems: Message[] = [];
  const lowered = password.toLowerCase();
  if (Buffer.byteLength(password) < minimum) problems.push(problem('passwordtooshort', minimum));
  if (name.toLowerCase().includes(lowered)) problems.push(problem('password-substring-username-match'));
  if (commonPasswords.has(password)) problems.push(problem('passwordincommonlist'));
  return problems;
}

function problem(key: Message['key'], ...parameters: number[]): Message {
  return { code: key, key, parameters };
}

function together(
  context: RequestContext,
  problems: readonly Message[],
  format: MessageFormat,
): ResultValue | undefined {
  const texts = problems.map((message) => messageWikitext(message, context.interfaceTexts));
  switch (format) {
    case 'none':
      return undefined;
    case 'html':
      return `<ul>${texts.map((text) => `<li>${text}</li>`).join('\n')}</ul>`;
    case 'wikitext':
      return listed(texts);
    case 'raw':
      if (!context.release.since('1.43')) {
        return { key: listed(problems.map((_, index) => `$${index + 1}`)), params: new ResultList(texts) };
      }
      return { key: 'rawmessage', params: new ResultList([listed(problems.map(unexpanded))]) };
  }
}

function listed(texts: readonly string[]): string {
  return texts.map((text) => `* ${text}`).join('\n');
}

/** The text of a problem in the list of 1.43, which has not chosen the plural form yet. */
function unexpanded(message: Message): string {
  if (message.key !== 'passwordtooshort') return messageWikitext(message);
  const minimum = minimumLengths['1.43'];
  return `Passwords must be at least {{PLURAL:${minimum}|1 character|${minimum} characters}}.`;
}
