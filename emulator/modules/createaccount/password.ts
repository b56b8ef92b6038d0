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
  'user guest root passwd null true false none abcd abcdef 123 1234 12345 1234567 654321 qwe123 asdf asdfgh zxcvbn ' +
  'pass pass123 password12 newpassword secret1 hello hello123 alice alice123 admin123 admin1 administrator bob123 ' +
  'charlie carol dave john jane default changeit example sample test1 test123 tester testuser username user1 ' +
  'user123 unknown nobody foobar letmein123 temp demo Letmein LETMEIN Password PASSWORD Password1 PASSWORD1 Qwerty ' +
  'QWERTY Abc123 ABC123 Secret SECRET Welcome1 WELCOME1 Monkey MONKEY Test';

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
