import { releases } from '../../emulator/releases/releases';
import { isUnsupportedModule } from '../../emulator/unsupported/find-unsupported';
import { isDescribedInPart } from '../../emulator/unsupported/support';
import type { Difference } from './diff-response';
import { listedValues } from './request-parameters';

/** What selects modules to be described, with what they lie in. */
const selectors = { modules: '', querymodules: 'query+', formatmodules: '' } as const;

/**
 * Whether the answers of `action=paraminfo` differ because something is not emulated: values of the modules that lack
 * some, texts for people, or modules that are not there.
 */
export function isParamInfoOfWhatIsNotThere(
  { kind, emulator }: Difference,
  parameters: ReadonlyMap<string, string>,
): boolean {
  if (parameters.get('action') !== 'paraminfo') return false;
  const asked = askedModules(parameters);
  if (/\$\.paraminfo\..*\.(?:parameters|templatedparameters)\b/.test(kind) && asked.some(isIncomplete)) return true;
  if (/\$\.(?:paraminfo|warnings)\b/.test(kind) && asked.some(holdsWhatIsNotThere)) return true;
  const wantsTexts = (parameters.get('helpformat') ?? 'none') !== 'none';
  return wantsTexts && emulator === undefined && /\$\.paraminfo\..*\.@?(?:description|examples|text)\b/.test(kind);
}

function askedModules(parameters: ReadonlyMap<string, string>): string[] {
  const asked = Object.entries(selectors).flatMap(([name, within]) =>
    listedValues(parameters, name).map((path) => within + path.replaceAll(' ', '+')),
  );
  if (parameters.has('mainmodule')) asked.push('main');
  if (parameters.has('pagesetmodule')) asked.push('query');
  return asked;
}

function isIncomplete(path: string): boolean {
  return path.endsWith('*') || Object.values(releases).some((release) => isDescribedInPart(release, path));
}

/** Wildcards stand for such modules as well. */
function holdsWhatIsNotThere(path: string): boolean {
  const name = path.slice(path.lastIndexOf('+') + 1);
  return (
    name.startsWith('*') ||
    (['action', 'prop', 'list', 'meta'] as const).some((kind) => isUnsupportedModule(kind, name))
  );
}
