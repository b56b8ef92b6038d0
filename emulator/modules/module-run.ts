import type { Message } from '../messages/message';
import { UsageError } from '../messages/usage-error';
import type { ParameterDeclarations, ParameterSet, ParameterValues } from '../request/parameter-declarations';
import type { ResultValue } from '../response/result-tree';
import type { RequestContext } from './context';

/** The part of a declaration that a run refers to. */
export interface RunningModule {
  /** `watch`, `query+imageusage` */
  readonly path: string;
  readonly parameters: { readonly prefix: string };
}

/**
 * A module at work on one request. Its errors and warnings carry the module's path and name its parameters as clients send
 * them, so that no module writes either by hand.
 */
export class ModuleRun<Module extends RunningModule = RunningModule> {
  constructor(
    readonly context: RequestContext,
    protected readonly module: Module,
  ) {}

  /** The module's path, which errors and warnings carry: `query+imageusage`. */
  get path(): string {
    return this.module.path;
  }

  /** The prefix of the module's parameters: `iu`. */
  get prefix(): string {
    return this.module.parameters.prefix;
  }

  /** The name that a client sends a parameter of the module under: `iutitle` for `title`. */
  parameter(name: string): string {
    return this.prefix + name;
  }

  /**
   * The values of parameters of the module, read under its path.
   *
   * @throws UsageError for an invalid value
   */
  read<Declarations extends ParameterDeclarations>(
    parameters: ParameterSet<Declarations>,
  ): ParameterValues<Declarations> {
    return this.context.read({ path: this.path, parameters });
  }

  /** An error of the module, to throw. */
  error(message: Message, further: readonly Message[] = []): UsageError {
    return new UsageError(message, this.path, {}, further);
  }

  /** The error for parameters that contradict each other (`invalidparammix`), by their names without the prefix. */
  conflict(...names: readonly string[]): UsageError {
    return this.error({ code: 'invalidparammix', key: 'apierror-invalidparammix', parameters: this.listOf(names) });
  }

  /** The error for a parameter that another one rules out (`invalidparammix`), by their names without the prefix. */
  cannotUseWith(name: string, other: string): UsageError {
    const parameters = [this.parameter(name), this.parameter(other)];
    return this.error({ code: 'invalidparammix', key: 'apierror-invalidparammix-cannotusewith', parameters });
  }

  /** The error where exactly one of several parameters is needed (`missingparam`), by their names without the prefix. */
  missingOneOf(...names: readonly string[]): UsageError {
    return this.error({ code: 'missingparam', key: 'apierror-missingparam-one-of', parameters: this.listOf(names) });
  }

  /** @throws UsageError `missingparam` if none of several parameters is sent */
  requireAtLeastOneOf<Name extends string>(
    values: Readonly<Partial<Record<Name, unknown>>>,
    ...names: readonly Name[]
  ): void {
    if (names.every((name) => values[name] === undefined)) throw this.missingAtLeastOneOf(...names);
  }

  /** The error where at least one of several parameters is needed. */
  missingAtLeastOneOf(...names: readonly string[]): UsageError {
    const parameters = this.listOf(names);
    return this.error({ code: 'missingparam', key: 'apierror-missingparam-at-least-one-of', parameters });
  }

  private listOf(names: readonly string[]): Message['parameters'] {
    const list = names.map((name) => `<var>${this.parameter(name)}</var>`);
    return [{ list, type: 'text' }, list.length];
  }

  /** Warns under the module's path. */
  warn(message: Message): void {
    this.context.result.addWarning(this.path, message);
  }

  /** Warns under the module's path of something deprecated. */
  warnDeprecated(message: Message): void {
    this.context.result.addDeprecation(this.path, message);
  }
}

/** A module that `action` selects, at work. */
export class ActionRun extends ModuleRun {
  /** Puts the result of the module into the response under its name. */
  respond(value: ResultValue): void {
    this.context.result.root.set(this.path, value);
  }

  /**
   * Refuses secrets in the query string, where servers log them (vector login/password-in-the-query-string).
   *
   * @param sentNames with the prefix, where they have one
   * @throws UsageError that names those in the query string
   */
  requireInBody(...sentNames: readonly string[]): void {
    const misplaced = sentNames.filter((name) => this.context.parameters.query.has(name));
    if (misplaced.length === 0) return;
    const parameters = [misplaced.join(', '), misplaced.length];
    throw this.error({ code: 'mustpostparams', key: 'apierror-mustpostparams', parameters });
  }

  /**
   * Checks that a token was sent, in the body, and is accepted (core 8.7).
   *
   * @param name of the parameter, with the prefix
   * @param sent its value; undefined where it was not sent
   * @throws UsageError `missingparam`, `mustpostparams`, `badtoken`
   */
  requireToken(name: string, sent: string | undefined, isAccepted: (token: string) => boolean): void {
    const token = sent ?? '';
    if (token === '') {
      // The error contains the value if there is one, even if it is empty.
      const parameters = [{ plaintext: name }, ...(sent === undefined ? [] : [{ plaintext: sent }])];
      throw this.error({ code: 'missingparam', key: 'paramvalidator-missingparam', parameters });
    }
    this.requireInBody(name);
    if (!isAccepted(token)) throw this.badToken();
  }

  badToken(): UsageError {
    return this.error({ code: 'badtoken', key: 'apierror-badtoken', parameters: [] });
  }
}
