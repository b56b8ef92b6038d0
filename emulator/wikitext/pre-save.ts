import { timeOffset } from '../text/time-offset';
import { writtenTime, type TimeWords } from '../text/written-time';
import { contentMessage } from './content-messages';
import { Expansion } from './expansion';
import { specialPageName } from './functions/text-functions';
import { withoutSpaceAtEnd } from './sections';
import { TemplateScan } from './template-scan';
import type { BraceParts, Parameters, TemplatePath, WikitextContext } from './transclusion';

/** Who saves a text. */
export interface Signer {
  /** The name of an account, or an address. */
  readonly name: string;
  readonly isAnonymous: boolean;
  /** What the account signs with instead of its name. */
  readonly nickname?: string | undefined;
  /** Whether that is the whole signature, in wikitext. */
  readonly isWikitext?: boolean;
}

/**
 * What a wiki makes of a wikitext when it saves it: signatures, `{{subst:…}}`, labels for `[[A (b)|]]`; without carriage
 * returns, and without white space at the end (writing 1.3).
 */
export function preSaveTransform(text: string, context: WikitextContext, signer: Signer): string {
  const lines = text.replace(/\r\n?/g, '\n');
  const saved =
    lines.includes('{{') || lines.includes('~~~') || lines.includes('[[') ? transform(lines, context, signer) : lines;
  return withoutSpaceAtEnd(saved);
}

function transform(text: string, context: WikitextContext, signer: Signer): string {
  const substitution = new Substitution(context);
  const substituted = substitution.expandPage(text);
  return substitution.restore(fillLabels(sign(substituted, context, signer), context));
}

const NO_PARAMETERS: Parameters = new Map();

/** Expands what is to be substituted, and keeps everything else as it is written. */
class Substitution extends Expansion {
  private readonly kept: string[] = [];

  override readonly keepSource = (source: string): string => {
    this.kept.push(source);
    return `\0${this.kept.length - 1};`;
  };

  override expandPage(text: string, path?: TemplatePath): string {
    return new TemplateScan(text, 'page', this, NO_PARAMETERS, path).run();
  }

  override evaluate(parts: BraceParts, path: TemplatePath | undefined): string | undefined {
    return SUBSTITUTION.test(parts.head) ? super.evaluate(parts, path) : undefined;
  }

  override transclude(parts: BraceParts, path: TemplatePath | undefined): string | undefined {
    return SUBSTITUTION.test(parts.head) ? super.transclude(parts, path) : undefined;
  }

  protected override keeps(): boolean {
    return false;
  }

  /** What is missing stays as it is written. */
  protected override linkTo(): undefined {
    return undefined;
  }

  /** Puts comments and tags back. */
  restore(text: string): string {
    let restored = text;
    // What was kept within a substituted template is never within something else that was kept.
    for (let rounds = 0; rounds < 2 && restored.includes('\0'); rounds++) {
      restored = restored.replace(/\0(\d+);/g, (_, index: string) => this.kept[Number(index)] ?? '');
    }
    return restored;
  }
}

const SUBSTITUTION = /^(?:safe)?subst:/i;

/** Replaces `~~~` by the signature, `~~~~~` by the time, and `~~~~` by both. */
function sign(text: string, context: WikitextContext, signer: Signer): string {
  if (!text.includes('~~~')) return text;
  const name = signature(context, signer);
  const time = signatureTime(context);
  return text.replace(/~{3,5}/g, (tildes) => {
    if (tildes.length === 5) return time;
    return tildes.length === 4 ? `${name} ${time}` : name;
  });
}

function signature(context: WikitextContext, { name, isAnonymous, nickname = '', isWikitext }: Signer): string {
  if (!isAnonymous && isWikitext && nickname !== '') return nickname;
  const message = isAnonymous ? 'signature-anon' : 'signature';
  const label = isAnonymous || nickname === '' ? name : escapeLabel(nickname);
  const { namespaces } = context.rules;
  const signed = contentMessage(context.source, message, name, label);
  return signed.replace(/\{\{(ns|#special):(\w+)\}\}/g, (_, kind: string, of: string) => {
    return kind === 'ns' ? (namespaces.find(of)?.name ?? of) : specialPageName(of, context);
  });
}

/** A nickname is no wikitext. */
function escapeLabel(text: string): string {
  return text.replace(/[&<>"'[\]{|}]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** `19:52, 20 November 2026 (UTC)` */
function signatureTime({ source }: WikitextContext): string {
  const now = source.environment.clock.now();
  const { settings, timeWords } = source.site;
  const { timeZone = 'UTC' } = settings;
  const local = now + timeOffset(timeZone, now) * 60_000;
  return `${writtenTime(local, timeWords)} (${zoneName(timeZone, now, timeWords)})`;
}

function zoneName(timeZone: string, now: number, { zone }: TimeWords): string {
  if (timeZone === 'UTC') return zone;
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' }).formatToParts(now);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'UTC';
}

/** What a title, and the name of a namespace, may contain in a link without a label. */
const TITLE = String.raw`[ %!"$&'()*,\-./0-9:;=?@A-Z\\^_\x60a-z~\u0080-\u{10ffff}+]`;
const PREFIX = String.raw`[ _0-9A-Za-z\u0080-\u{10ffff}-]+:`;

/** Longer links stay as they are. */
const LONGEST_LINK = 512;

const WITHOUT_LABEL = new RegExp(String.raw`\[\[(${TITLE}+)\|\]\]`, 'gu');
const WITHOUT_TARGET = new RegExp(String.raw`\[\[\|(${TITLE}+)\]\]`, 'gu');

/** The label is what is left without the prefix, and without what follows in parentheses or after a comma. */
const LABELS = [
  new RegExp(String.raw`^(?::?${PREFIX}|:|)(${TITLE}+?) ?\(${TITLE}+\)$`, 'u'),
  new RegExp(String.raw`^(?::?${PREFIX}|:|)(${TITLE}+?) ?（${TITLE}+）$`, 'u'),
  new RegExp(String.raw`^(?::?${PREFIX}|:|)(${TITLE}+?)(?: ?\(${TITLE}+\)|)(?:(?:, |，|、)${TITLE}+|)$`, 'u'),
];

/** What the title of the page adds to the target of `[[|A]]`. */
const SURROUNDINGS = [
  new RegExp(String.raw`^(${PREFIX}|)${TITLE}+?( \(${TITLE}+\))$`, 'u'),
  new RegExp(String.raw`^(${PREFIX}|)${TITLE}+?(, ${TITLE}+|)$`, 'u'),
];

/** Fills in what `[[A (b)|]]` and `[[|A]]` leave out. */
function fillLabels(text: string, { page }: WikitextContext): string {
  if (!text.includes('|]]') && !text.includes('[[|')) return text;
  const filled = text.replace(WITHOUT_LABEL, (written, target: string) => {
    if (target.length > LONGEST_LINK) return written;
    const label = firstMatch(LABELS, target)?.[1];
    return label === undefined ? written : `[[${target}|${label}]]`;
  });
  if (!filled.includes('[[|')) return filled;
  const [, prefix = '', suffix = ''] = firstMatch(SURROUNDINGS, page.title.key.replaceAll('_', ' ')) ?? [];
  return filled.replace(WITHOUT_TARGET, (_, label: string) =>
    prefix + suffix === '' ? `[[${label}]]` : `[[${prefix}${label}${suffix}|${label}]]`,
  );
}

function firstMatch(patterns: readonly RegExp[], text: string): RegExpExecArray | undefined {
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    if (match) return match;
  }
  return undefined;
}
