import type { RaisedMessage } from '../../messages/error-format';
import { messageWikitext } from '../../messages/message';
import { plainText } from '../../messages/message-plain-text';
import type { Finding } from './finding';

/** What to do instead, by the name that the wiki gives to what is deprecated (core 6.2). */
const advices: ReadonlyMap<unknown, string> = new Map([
  ['main-account-login', 'Log in with a bot password (Special:BotPasswords), or with action=clientlogin.'],
  ['action=login&!lgtoken', 'Fetch the token with action=query&meta=tokens&type=login, and send it as lgtoken.'],
  ['action=watch&title', 'Name the pages with "titles".'],
  ['post-without-content-type', 'Send Content-Type: application/x-www-form-urlencoded.'],
]);

/** The ways of asking that a wiki announces the end of, in its own words. */
export function deprecationFindings(warnings: readonly RaisedMessage[]): Finding[] {
  const deprecated = warnings.filter(({ message }) => message.code === 'deprecation');
  return deprecated.map(({ message }) => ({
    id: 'deprecated',
    message: plainText(messageWikitext(message)),
    advice: advices.get(message.data?.feature) ?? 'Ask in the way that the documentation of the module names.',
  }));
}
