import { surfaceOf } from '../../pipeline/api-surface';
import { findFormat, formatNames } from '../../formats/registry';
import { splitValues } from '../../request/decoded-parameters';
import { requestedAction } from '../../modules/main';
import { queryModules } from '../../modules/registry';
import type { Release } from '../../releases/release';
import type { ParameterDeclaration, ParameterSet } from '../../request/parameter-declarations';
import { nearestName } from '../../text/nearest-name';
import { moduleIn, queryKinds } from '../../modules/module';

/** Parameters by the name under which they are sent. */
type Declarations = ReadonlyMap<string, ParameterDeclaration>;

/** The parameters that a request can have, given the modules that it names. */
export class KnownParameters {
  /** Whether the action has fields that depend on the progress of the client. */
  readonly takesFurtherParameters: boolean;
  private readonly sets: readonly ParameterSet[];
  private readonly declarations: Declarations;

  constructor(
    private readonly release: Release,
    sent: ReadonlyMap<string, string>,
  ) {
    const { main, actions } = surfaceOf(release);
    const action = actions.get(requestedAction(sent));
    this.takesFurtherParameters = action?.description?.dynamicParameters ?? false;
    const format = sent.get('format') ?? 'jsonfm';
    const requested = queryKinds.flatMap((selector) => splitValues(sent.get(selector) ?? ''));
    const names = queryModules.names.filter((name) => requested.includes(name));
    const modules = names.flatMap((name) => queryModules.get(name) ?? []).map((module) => moduleIn(release, module));
    const generator = queryModules.get(sent.get('generator') ?? '');
    this.sets = [
      ...modules.map(({ parameters }) => parameters),
      ...(generator ? [generator.parameters.forGenerator()] : []),
      ...(action ? [action.parameters] : []),
      main,
      ...(formatNames.includes(format) ? [findFormat(format).parameters] : []),
    ];
    this.declarations = new Map(this.sets.flatMap((set) => sentEntries(set)));
  }

  has(name: string): boolean {
    // jQuery adds the last one to keep JSONP out of caches (core 1).
    return this.declarations.has(name) || (name === '_' && this.declarations.has('callback'));
  }

  /** Advice on an unknown name: what may have been meant. */
  advise(unknown: string): string {
    const prefixed = this.sets.find(
      ({ prefix, declarations }) => prefix !== '' && Object.hasOwn(declarations, unknown),
    );
    if (prefixed) return didYouMean(prefixed.prefix + unknown);
    const other = otherModule(unknown);
    if (other !== undefined) return `It belongs to ${other}, which the request does not name.`;
    const nearest = nearestName(unknown, [...this.declarations.keys()]);
    if (nearest !== undefined) return didYouMean(nearest);
    const action = [...surfaceOf(this.release).actions].find(({ parameters }) => parameters.find(unknown));
    return action ? `It belongs to action=${action.name}.` : correctOrLeaveOut;
  }

  /** Advice on an unknown value. */
  adviseValue(parameter: string, unknown: string): string {
    const declaration = this.declarations.get(parameter);
    const values = declaration && 'values' in declaration ? declaration.values : [];
    const known =
      parameter === 'generator'
        ? [...queryModules].filter((module) => 'generate' in module).map(({ name }) => name)
        : values;
    const nearest = nearestName(unknown, known);
    if (nearest !== undefined) return didYouMean(nearest);
    return known.length > 0 && known.length <= 12 ? `The values are ${known.join(', ')}.` : correctOrLeaveOut;
  }
}

/** A module that the request does not name and that has a parameter of exactly this name. */
function otherModule(name: string): string | undefined {
  for (const module of queryModules) {
    if (module.parameters.find(name)) return `${module.kind}=${module.name}`;
    if ('generate' in module && module.parameters.forGenerator().find(name)) return `generator=${module.name}`;
  }
  return undefined;
}

function didYouMean(name: string): string {
  return `Did you mean "${name}"?`;
}

const correctOrLeaveOut = 'Correct it or leave it out.';

function sentEntries({ prefix, declarations }: ParameterSet): [string, ParameterDeclaration][] {
  return Object.entries(declarations).map(([name, declaration]) => [prefix + name, declaration]);
}
