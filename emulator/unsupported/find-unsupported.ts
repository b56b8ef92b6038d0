import { surfaceOf } from '../pipeline/api-surface';
import { findFormat, formatNames } from '../formats/registry';
import { splitValues } from '../request/decoded-parameters';
import { mainPath, requestedAction } from '../modules/main';
import { hasPageSet } from '../modules/page-set/page-set-parameters';
import { actionModules, queryModules } from '../modules/registry';
import type { Release } from '../releases/release';
import { releases } from '../releases/releases';
import type { ParameterDeclaration, ParameterSet } from '../request/parameter-declarations';
import { knownNames, pathOf, type Group, type KnownNames } from './known-names';
import type { UnsupportedName } from './unsupported-name';
import { moduleIn, queryKinds, type ActionModule, type QueryModule } from '../modules/module';

/**
 * What a request names that real wikis have and this emulator does not support: modules, parameters of supported modules,
 * and values of enumerations. `action=help` describes what is supported whatever else it is sent, so nothing is found
 * there. Called only once something in the request was not recognized.
 *
 * @param sent the parameters, decoded
 */
export function findUnsupported(release: Release, sent: ReadonlyMap<string, string>): readonly UnsupportedName[] {
  const action = requestedAction(sent);
  return surfaceOf(release).actions.get(action)?.page ? [] : new UnsupportedNames(release, sent).find(action);
}

/** Whether any release has the module that `group=name` selects, and it is unsupported. */
export function isUnsupportedModule(group: Group, name: string): boolean {
  const all = Object.values(releases);
  return all.some((release) => knownNames(release).sourceOfModule(group, name)) && !isSupported(group, name);
}

/**
 * Whether the wiki does not know a parameter, or a value of it, because something is unsupported: it is itself, or it
 * belongs to a module that is. Of the modules of extensions we do not know what belongs to them, so anything may.
 *
 * @param unsupported what was found in the request
 */
export function isExplained(
  release: Release,
  unsupported: readonly UnsupportedName[],
  parameter: string,
  value?: string,
): boolean {
  return unsupported.some((found) => {
    if (found.parameter !== undefined) return found.parameter === parameter && found.value === value;
    if (value !== undefined) return found.name === `${parameter}=${value}`;
    const module = knownNames(release).module(found.module);
    if (!module) return true;
    const prefix = (found.name.startsWith('generator=') ? 'g' : '') + module.prefix;
    return parameter.startsWith(prefix) && Object.hasOwn(module.parameters, parameter.slice(prefix.length));
  });
}

/** A supported module that the request names. */
interface RequestedModule {
  readonly path: string;
  /** In words: `list=checkuser`. */
  readonly name: string;
  /** As the request names them: with a `g` in front where the module is a generator. */
  readonly parameters: ParameterSet;
}

class UnsupportedNames {
  private readonly known: KnownNames;
  private readonly requested: RequestedModule[] = [];
  private readonly found = new Map<string, UnsupportedName>();

  constructor(
    private readonly release: Release,
    private readonly sent: ReadonlyMap<string, string>,
  ) {
    this.known = knownNames(release);
  }

  find(action: string): readonly UnsupportedName[] {
    const { main, actions } = surfaceOf(this.release);
    this.requested.push({ path: mainPath, name: mainPath, parameters: main });
    const format = this.sent.get('format');
    if (format !== undefined) this.select('format', format, formatParameters(format));
    const module = actions.get(action);
    this.select('action', action, module?.parameters);
    for (const parameters of module?.furtherParameters ?? []) this.select('action', action, parameters);
    if (module?.selectors) this.findSelected(module.selectors);
    if (module && hasPageSet(module.parameters)) this.findGenerator();
    for (const [name, value] of this.sent) this.findParameter(name, value);
    if (module?.describes) this.findDescribed(module.describes);
    return [...this.found.values()];
  }

  /** The modules of `action=query` that the request selects. */
  private findSelected(selectors: readonly QueryModule['kind'][]): void {
    for (const group of selectors) {
      for (const name of splitValues(this.sent.get(group) ?? '')) {
        const module = queryModules.namesOf(group).includes(name) ? queryModules.get(name) : undefined;
        this.select(group, name, module && moduleIn(this.release, module).parameters);
        if (module?.slotParameters) this.select(group, name, module.slotParameters);
      }
    }
  }

  private findGenerator(): void {
    const name = this.sent.get('generator');
    if (name === undefined) return;
    const path = pathOf('list', name);
    const module = queryModules.get(name);
    if (module?.generate) {
      const { parameters } = moduleIn(this.release, module);
      this.requested.push({ path, name: `generator=${name}`, parameters: parameters.forGenerator() });
      if (module.slotParameters) {
        this.requested.push({ path, name: `generator=${name}`, parameters: module.slotParameters.forGenerator() });
      }
      return;
    }
    const source = this.known.sourceOfGenerator(name);
    if (source !== undefined) this.add({ name: `generator=${name}`, module: path, source });
  }

  /** @param parameters of the module; none where it is not supported */
  private select(group: Group, name: string, parameters: ParameterSet | undefined): void {
    const module = { path: pathOf(group, name), name: `${group}=${name}` };
    if (parameters) this.requested.push({ ...module, parameters });
    else {
      const source = this.known.sourceOfModule(group, name);
      if (source !== undefined) this.add({ name: module.name, module: module.path, source });
    }
  }

  private findParameter(sentName: string, value: string): void {
    const declaring = this.requested.filter(({ parameters }) => parameters.find(sentName));
    if (declaring.length === 0) this.findUndeclared(sentName);
    for (const module of declaring) {
      const declared = module.parameters.find(sentName);
      if (declared) this.findValues(module, declared.declaration, sentName, value);
    }
  }

  private findUndeclared(parameter: string): void {
    for (const { path, name: of, parameters } of this.requested) {
      if (!parameter.startsWith(parameters.prefix)) continue;
      const [known] = this.known.parameters(path, parameter.slice(parameters.prefix.length));
      if (!known) continue;
      const name = `the parameter ${parameter}${of === mainPath ? '' : ` of ${of}`}`;
      this.add({ name, module: path, parameter, source: known.source });
      return;
    }
  }

  private findValues(
    module: RequestedModule,
    declaration: ParameterDeclaration,
    parameter: string,
    sent: string,
  ): void {
    if (declaration.type !== 'enumeration' && declaration.type !== 'enumeration list') return;
    const values = declaration.type === 'enumeration' ? [sent] : splitValues(sent);
    const unknown = values.filter((value) => !declaration.values.includes(value));
    if (unknown.length === 0) return;
    const known = this.known.parameters(module.path, parameter.slice(module.parameters.prefix.length));
    for (const value of unknown) {
      const source = known.find(({ values: all }) => all.includes(value))?.source;
      if (source === undefined) continue;
      const name = `${parameter}=${value}${module.path === mainPath ? '' : ` (${module.name})`}`;
      this.add({ name, module: module.path, parameter, value, source });
    }
  }

  /** A description would say of a module of an extension that it does not exist. */
  private findDescribed(describes: NonNullable<ActionModule['describes']>): void {
    for (const [parameter, parent] of Object.entries(describes)) {
      for (const value of splitValues(this.sent.get(parameter) ?? '')) {
        const path = parent + value.replaceAll(' ', '+');
        const name = path.slice(path.lastIndexOf('+') + 1);
        const groups: readonly Group[] = path.startsWith('query+') ? queryKinds : ['action', 'format'];
        for (const group of groups) {
          if (pathOf(group, name) === path && !this.known.module(path)) this.select(group, name, undefined);
        }
      }
    }
  }

  private add(unsupported: UnsupportedName): void {
    if (!this.found.has(unsupported.name)) this.found.set(unsupported.name, unsupported);
  }
}

function formatParameters(name: string): ParameterSet | undefined {
  return formatNames.includes(name) ? findFormat(name).parameters : undefined;
}

function isSupported(group: Group, name: string): boolean {
  if (group === 'action') return actionModules.has(name);
  return group === 'format' ? formatNames.includes(name) : queryModules.namesOf(group).includes(name);
}
