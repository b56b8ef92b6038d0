import { messageWikitext, type Message } from '../../messages/message';
import { ResultList, type ResultMap, type ResultValue } from '../../response/result-tree';
import { commonPasswords } from './common-passwords';
import type { RequestContext } from '../context';
import { failed, failedWith, type MessageFormat } from '../login/form';

/** How many characters a password must have; the releases ask for more, the newer they are (writing 2). */
const minimumLengths = { '1.39': 1, '1.43': 8 } as const;
const maximumLength = 4096;

/**
 * The answer where a password is not good enough. One fault is told as it is; several are told together, in a message
 * that is made for the purpose.
 */
export function passwordFaults(
  context: RequestContext,
  name: string,
  password: string,
  format: MessageFormat,
): ResultMap | undefined {
  const faults = findFaults(context, name, password);
  const [first, ...others] = faults;
  if (!first) return undefined;
  if (others.length === 0) return failed(context, { message: first }, format);
  const code = faults.map((_, index) => `___${index + 1}`).join('_');
  return failedWith(code, together(context, faults, format));
}

function findFaults(context: RequestContext, name: string, password: string): Message[] {
  if (password.length > maximumLength) return [fault('passwordtoolong', maximumLength)];
  const minimum = context.release.choose(minimumLengths);
  const faults: Message[] = [];
  const lowered = password.toLowerCase();
  if (Array.from(password).length < minimum) faults.push(fault('passwordtooshort', minimum));
  if (name.toLowerCase().includes(lowered)) faults.push(fault('password-substring-username-match'));
  if (commonPasswords.has(lowered)) faults.push(fault('passwordincommonlist'));
  return faults;
}

function fault(key: Message['key'], ...parameters: number[]): Message {
  return { code: key, key, parameters };
}

function together(context: RequestContext, faults: readonly Message[], format: MessageFormat): ResultValue | undefined {
  const texts = faults.map((message) => messageWikitext(message));
  switch (format) {
    case 'none':
      return undefined;
    case 'html':
      return `<ul>${texts.map((text) => `<li>${text}</li>`).join('\n')}</ul>`;
    case 'wikitext':
      return listed(texts);
    case 'raw':
      if (!context.release.since('1.43')) {
        return { key: listed(faults.map((_, index) => `$${index + 1}`)), params: new ResultList(texts) };
      }
      return { key: 'rawmessage', params: new ResultList([listed(faults.map(unexpanded))]) };
  }
}

function listed(texts: readonly string[]): string {
  return texts.map((text) => `* ${text}`).join('\n');
}

/** The text of a fault as 1.43 puts it together: the plural not yet chosen. */
function unexpanded(message: Message): string {
  if (message.key !== 'passwordtooshort') return messageWikitext(message);
  const minimum = minimumLengths['1.43'];
  return `Passwords must be at least {{PLURAL:${minimum}|1 character|${minimum} characters}}.`;
}
