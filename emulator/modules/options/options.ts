import { declareParameters } from '../../request/parameter-declarations';
import type { Message, MessageParameter } from '../../messages/message';
import type { User } from '../../model/user';
import { actionModule } from '../module';
import type { ActionRun } from '../module-run';
import { defaultsOf } from '../query/userinfo/members';
import { preferenceProblem } from './preference-problem';
import { timeCorrection } from './time-correction';
import { requireRight } from '../require-right';

const kinds = [
  ...(['registered', 'registered-multiselect', 'registered-checkmatrix', 'userjs', 'special', 'unused'] as const),
  'all',
] as const;

const parameters = declareParameters('', {
  reset: { type: 'boolean' },
  resetkinds: { type: 'enumeration list', values: kinds, default: ['all'] },
  change: { type: 'string list', examples: ['rcdays=3', 'hideminor=1', 'gender'] },
  optionname: { type: 'string', examples: ['gender', 'rcdays'] },
  optionvalue: { type: 'string', examples: ['female', '5'] },
  global: { type: 'enumeration', values: ['ignore', 'update', 'override'], default: 'ignore', since: '1.43' },
  token: { type: 'string', sensitive: true },
});

/** `action=options`: changes the preferences of the user. */
export const options = actionModule({
  name: 'options',
  cacheMode: 'private',
  mustBePosted: true,
  needsToken: 'csrf',
  writes: () => true,
  parameters,
  run(run, { reset, resetkinds, change = [], optionname, optionvalue }) {
    const user = requireUser(run);
    if (optionvalue !== undefined && optionname === undefined) {
      throw missing(run);
    }
    const changes = change.map(readChange);
    if (optionname !== undefined) changes.push([optionname, optionvalue]);
    const resets = reset && resetkinds.length > 0;
    if (!resets && changes.length === 0) {
      throw run.error({ code: 'nochanges', key: 'apierror-nochanges', parameters: [] });
    }
    apply(run, user, changes, resets ? resetkinds : []);
    run.respond('success');
  },
});

function requireUser(run: ActionRun): User {
  const { user } = run.context;
  const parameters = [{ message: 'action-editmyoptions' as const }];
  if (!user) throw run.error({ code: 'notloggedin', key: 'apierror-mustbeloggedin', parameters });
  requireRight(run, 'editmyoptions');
  return user;
}

function missing(run: ActionRun) {
  return run.error({ code: 'nooptionname', key: 'apierror-missingparam', parameters: ['optionname'] });
}

type Change = readonly [name: string, value: string | undefined];

/** `name=value`; a name alone stands for the default. */
function readChange(text: string): Change {
  const equals = text.indexOf('=');
  return equals < 0 ? [text, undefined] : [text.slice(0, equals), text.slice(equals + 1)];
}

function apply(run: ActionRun, user: User, changes: readonly Change[], resets: readonly string[]): void {
  const { context } = run;
  const { wiki, release } = context;
  const defaults = defaultsOf(context);
  const kept = Object.entries(user.options ?? {}).filter(([name]) => !isReset(name, resets, release.since('1.43')));
  const own = new Map<string, string>(kept);
  for (const [name, written] of changes) {
    const isZone = name === 'timecorrection' && written !== undefined;
    const value = isZone ? timeCorrection(written, wiki) : written;
    const problem: MessageParameter | undefined =
      isZone && value === undefined
        ? { message: 'timezone-invalid' }
        : preferenceProblem(context, name, value, defaults);
    if (problem) {
      run.warn(invalid(run.context.release.escapeWikitext(name), problem));
      continue;
    }
    // 1.39 keeps an empty value only in place of another one; a time zone is kept even if it is the usual one (sequences
    // options-that-are-numbers, time-zones-of-users).
    const isIgnored = written === '' && !release.since('1.43') && !own.has(name);
    if (value === undefined || isIgnored || (!isZone && isUsual(value, defaults[name]))) own.delete(name);
    else own.set(name, value);
  }
  wiki.users.put({ ...user, options: own.size > 0 ? Object.fromEntries(own) : undefined });
}

function isUsual(value: string, usual: string | number | boolean | undefined): boolean {
  if (usual === true) return value === '1';
  return usual !== undefined && value === String(usual !== '' && Number(usual) === 0 ? 0 : usual);
}

/** 1.39 resets the preferences of scripts only together with all others. */
function isReset(name: string, kindsToReset: readonly string[], isNew: boolean): boolean {
  if (kindsToReset.includes('all')) return true;
  if (name.startsWith('userjs-')) return isNew && kindsToReset.includes('userjs');
  return kindsToReset.includes('registered');
}

function invalid(name: string, problem: MessageParameter): Message {
  return { code: 'validationfailed', key: 'apiwarn-validationfailed', parameters: [name, problem] };
}
