import { UsageError } from '../messages/usage-error';
import { unsupportedText, type UnsupportedName } from '../unsupported/unsupported-name';
import type { RequestContext } from './context';

/**
 * Refuses what this wiki cannot show as a real one does, unless the wiki only warns of that.
 *
 * @param names what real wikis of this release have; none if everything can be shown
 * @throws UsageError `notsupported`
 */
export function requireSupported(context: RequestContext, names: readonly Omit<UnsupportedName, 'source'>[]): void {
  const { unsupported } = context.wiki.settings;
  if (names.length === 0 || unsupported === 'as-unknown') return;
  const source = `MediaWiki ${context.release.name}`;
  context.unsupported = names.map((name) => ({ ...name, source }));
  if (unsupported === 'warn') return;
  const parameters = [{ plaintext: unsupportedText(context.unsupported) }];
  const transport = unsupported === 'error' ? ({ status: 501 } as const) : {};
  throw new UsageError({ code: 'notsupported', key: 'wikidouble-notsupported', parameters }, 'main', transport);
}
