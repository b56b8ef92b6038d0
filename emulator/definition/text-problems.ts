/** A violation of the schema, without its position in the file. */
export interface DefinitionProblem {
  /** The path of the value: `['pages', '1', 'uses', '0']`. */
  readonly way: readonly string[];
  readonly message: string;
  /** Whether it concerns the name of the member rather than its value. */
  readonly atName: boolean;
}

/** A definition has fewer than ten levels; only the parameters of log entries can have more. */
const mostLevels = 100;

/**
 * Problems that a schema cannot find: texts that are not well-formed Unicode, which no wiki can store or send, and values that
 * contain themselves or are nested too deeply to be printed.
 */
export function textProblems(definition: unknown): DefinitionProblem[] {
  const search = new Search();
  search.visit(definition);
  return search.problems;
}

class Search {
  readonly problems: DefinitionProblem[] = [];
  private readonly way: string[] = [];
  /** Objects visited so far, and whether the search is still inside them. */
  private readonly met = new Map<object, boolean>();

  visit(value: unknown): void {
    if (typeof value === 'string') {
      if (!value.isWellFormed()) this.report(brokenText(value), false);
    } else if (typeof value === 'object' && value !== null) {
      this.visitMembers(value);
    }
  }

  private visitMembers(container: object): void {
    if (this.met.get(container) === true) {
      this.report('must not contain itself', false);
    } else if (this.way.length > mostLevels) {
      this.report('is nested too deeply', false);
    } else if (!this.met.has(container)) {
      this.met.set(container, true);
      if (Array.isArray(container)) for (const [index, item] of container.entries()) this.step(String(index), item);
      else for (const [name, value] of Object.entries(container)) this.visitMember(name, value);
      this.met.set(container, false);
    }
  }

  private visitMember(name: string, value: unknown): void {
    this.step(name, value);
    if (name.isWellFormed()) return;
    this.way.push(name);
    this.report(brokenText(name), true);
    this.way.pop();
  }

  private step(name: string, value: unknown): void {
    this.way.push(name);
    this.visit(value);
    this.way.pop();
  }

  private report(message: string, atName: boolean): void {
    this.problems.push({ way: [...this.way], message, atName });
  }
}

/** A lone surrogate is named by its number, because it cannot be printed. */
function brokenText(text: string): string {
  const [half = ''] = /\p{Surrogate}/u.exec(text) ?? [];
  const number = half.charCodeAt(0).toString(16).toUpperCase();
  return `must be well-formed Unicode, but has half of a character (U+${number}) in it`;
}
