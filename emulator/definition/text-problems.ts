/** What breaks the schema, before anybody knows on which line it stands. */
export interface DefinitionProblem {
  /** The way to the value: `['pages', '1', 'uses', '0']`. */
  readonly way: readonly string[];
  readonly message: string;
  /** It is about the name of the member rather than about its value. */
  readonly atName: boolean;
}

/** A definition has less than ten levels; only the parameters of log entries can have more. */
const mostLevels = 100;

/**
 * What a schema cannot say: texts that are not well-formed Unicode, which no wiki can store or send, and values that
 * contain themselves or are nested so deeply that nobody could print them.
 */
export function textProblems(definition: unknown): DefinitionProblem[] {
  const search = new Search();
  search.visit(definition);
  return search.problems;
}

class Search {
  readonly problems: DefinitionProblem[] = [];
  private readonly way: string[] = [];
  /** Objects met so far, and whether the search is still within them. */
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

/** The half of a character is named by its number: it cannot be printed. */
function brokenText(text: string): string {
  const [half = ''] = /\p{Surrogate}/u.exec(text) ?? [];
  const number = half.charCodeAt(0).toString(16).toUpperCase();
  return `must be well-formed Unicode, but has half of a character (U+${number}) in it`;
}
