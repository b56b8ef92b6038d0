import { joinList } from '../../messages/message';
import type { MessageKey } from '../../messages/message-texts';
import { timeWordsOf } from '../../messages/time-words';
import type { LoggedEvent } from '../../model/logged-event';
import { readEnglishTime } from '../../text/english-time';
import { escapeHtml } from '../../text/escape';
import { encodeForWikiUrl } from '../../text/wiki-url';
import { writtenTime } from '../../text/written-time';
import type { RequestContext } from '../context';
import { titleLink } from '../query/recentchanges/comment';
import { durationText } from './duration-text';
import { listOf, objectOf, textOf, titleOf } from './parameter-values';
import { filledText, inParentheses, namedText, type Phrase } from './phrase';
import { userLink } from './links';

/** The page of the entry is that of whom it is about. */
export function unblockPhrase(context: RequestContext, event: LoggedEvent): Phrase {
  return { key: 'logentry-block-unblock', target: blockedLink(context, event) };
}

export function blockPhrase(action: 'block' | 'reblock'): (context: RequestContext, event: LoggedEvent) => Phrase {
  return (context, event) => {
    const { parameters } = event;
    const restricted = restrictedTexts(context, objectOf(parameters.restrictions));
    const kind = parameters.sitewide !== false ? 'block' : restricted.length > 0 ? 'partialblock' : 'non-editing-block';
    const flags = listOf(parameters.flags).flatMap(
      (flag) => namedText(context, `block-log-flags-${textOf(flag)}`) ?? [],
    );
    return {
      key: `logentry-${kind}-${action}`,
      target: blockedLink(context, event),
      targetUser: event.title.key.replaceAll('_', ' '),
      further: [
        textOf(event.title.key),
        { html: expirySpan(context, event) },
        { html: flags.length === 0 ? '' : inParentheses(context, joinList(flags, 'comma', context.interfaceTexts)) },
        ...(kind === 'partialblock' ? [{ html: joinList(restricted, 'text', context.interfaceTexts) }] : []),
      ],
    };
  };
}

function blockedLink(context: RequestContext, { title }: LoggedEvent): string {
  const name = title.key.replaceAll('_', ' ');
  // A block that followed from another one has no page.
  return name.startsWith('#') ? escapeHtml(name) : userLink(context, name, context.wiki.users.find(name)?.id ?? 0);
}

/** What the block was about, if not the whole wiki. */
function restrictedTexts(context: RequestContext, restrictions: Readonly<Record<string, unknown>>): string[] {
  const { interfaceTexts } = context;
  const text = (key: MessageKey, links: readonly string[]) =>
    links.length === 0
      ? []
      : [filledText(context, key, links.length, { html: joinList(links, 'text', interfaceTexts) })];
  const pages = listOf(restrictions.pages).map((each) => {
    const { page_ns: namespace, page_title: title } = objectOf(each);
    return titleLink(context, titleOf(context, namespace, title), escapeHtml(textOf(title)));
  });
  return [
    ...text('logentry-partialblock-block-page', pages),
    ...text(
      'logentry-partialblock-block-ns',
      listOf(restrictions.namespaces).map((number) => namespaceLink(context, Number(number))),
    ),
  ];
}

function namespaceLink(context: RequestContext, number: number): string {
  const key = context.specialPageKey('Allpages');
  const name =
    number === 0 ? filledText(context, 'blanknamespace') : escapeHtml(context.namespaces.byId(number)?.name ?? '');
  const address = `${context.scriptPath}/index.php?title=${encodeForWikiUrl(key)}&namespace=${number}`;
  return `<a href="${escapeHtml(address)}" title="${escapeHtml(key.replaceAll('_', ' '))}">${name}</a>`;
}

/** How long the block lasts, or its end if it was given. */
function expirySpan(context: RequestContext, { timestamp, parameters }: LoggedEvent): string {
  const duration = textOf(parameters.duration);
  return `<span class="blockExpiry" title="&lrm;${escapeHtml(duration)}">${expiryText(context, duration, Date.parse(timestamp))}</span>`;
}

function expiryText(context: RequestContext, duration: string, now: number): string {
  // What the form offers has no names there.
  if (duration === 'infinity' && context.interfaceTexts === 'qqx') return duration;
  if (duration === 'infinity') return filledText(context, 'protect-expiry-indefinite');
  const end = endOf(duration, now);
  if (end === undefined) return escapeHtml(duration);
  if (offered.has(duration)) return offeredText(context, duration);
  if (end === endOf(duration, now + 1000)) {
    return escapeHtml(writtenTime(end, timeWordsOf(context.interfaceTexts)));
  }
  return durationText(context, now, end);
}

function endOf(duration: string, now: number): number | undefined {
  return readEnglishTime(duration, now)?.getTime();
}

/** One that the form for blocks offers; weeks, which are English here, have no message of their own. */
function offeredText(context: RequestContext, duration: string): string {
  const [, count, unit] = /^(\d+) (hour|day|month|year)s?$/.exec(duration) ?? [];
  return unit === undefined ? duration : filledText(context, `duration-${unit}s` as MessageKey, Number(count));
}

/** The durations that the form for blocks offers, which are shown as they are. */
const offered: ReadonlySet<string> = new Set([
  ...['2 hours', '1 day', '3 days', '1 week', '2 weeks', '1 month', '3 months', '6 months', '1 year'],
]);
