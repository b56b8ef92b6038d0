import { createRequire } from 'node:module';

import type * as Yaml from 'yaml';

import { type DefinitionProblem, pathText } from './definition-problems';
import type { WikiFileProblem } from './wiki-file-error';

/** The limit for the uses of one anchor: more of them are taken for an attack on memory. */
const mostAliases = 10_000;

/** Loads the parser with the first file that needs it: loading takes longer than starting a small wiki. */
function loadYaml(): typeof Yaml {
  return createRequire(__filename)('yaml') as typeof Yaml;
}

type PlacedProblem = WikiFileProblem & { readonly line: number; readonly column: number };

/** A wiki file has fewer than ten levels; thousands of them would exhaust the parser's stack. */
const mostLevels = 100;

/** A YAML text (which JSON is as well) that knows the positions of its values. */
export class YamlSource {
  /** Syntax errors, at most one per line, in the order of the lines. */
  readonly problems: readonly WikiFileProblem[];
  /** Those of them that are members declared twice. */
  readonly duplicates: readonly WikiFileProblem[];
  private readonly yaml = loadYaml();
  private readonly lines = new this.yaml.LineCounter();
  private readonly document: Yaml.Document.Parsed | undefined;
  private readonly pairs = new WeakMap<Yaml.YAMLMap, Map<string, Yaml.Pair>>();
  private tooDeepAt: number | undefined;

  constructor(text: string) {
    const composer = new this.yaml.Composer({
      ...{ prettyErrors: false, stringKeys: true, merge: true, logLevel: 'error' },
      // The library compares each key of a map with all before it, which takes quadratic time.
      uniqueKeys: false,
    });
    const [document, second] = composer.compose(this.tokens(text), true, text.length);
    this.document = document;
    if (document) resolveInOnePass(document, this.yaml);
    const problems = [...(document?.errors ?? []), ...(document?.warnings ?? [])].map(({ code, message, pos }) =>
      this.placed(pos[0], '', reworded(code, message)),
    );
    const duplicates = this.findDuplicates();
    this.duplicates = firstOfEachLine(duplicates);
    // Not spread: there may be more of them than a call has arguments.
    for (const duplicate of duplicates) problems.push(duplicate);
    if (second) problems.push(this.placed(second.range[0], '', 'a second document begins here; a wiki file is one'));
    if (this.tooDeepAt !== undefined) problems.push(this.placed(this.tooDeepAt, '', 'too deeply nested'));
    this.problems = firstOfEachLine(problems);
  }

  /**
   * The values, with aliases and merge keys resolved.
   *
   * @throws ReferenceError for an alias without an anchor, or one that unfolds without end
   */
  data(): unknown {
    return this.document?.toJS({ maxAliasCount: mostAliases });
  }

  /** Adds the line and the column of the value, or of the nearest value that contains it. */
  locate({ way, message, atName }: DefinitionProblem): PlacedProblem {
    return this.placed(this.offsetOf(way, atName), pathText(way), message);
  }

  /** The tokens of the text, up to where it is nested too deeply. */
  private *tokens(text: string): Generator<Yaml.CST.Token, void> {
    const parser = new this.yaml.Parser(this.lines.addNewLine);
    this.lines.addNewLine(0);
    for (const lexeme of new this.yaml.Lexer().lex(text)) {
      yield* parser.next(lexeme);
      if (parser.stack.length > mostLevels) {
        this.tooDeepAt = parser.offset;
        return;
      }
    }
    yield* parser.end();
  }

  private findDuplicates(): PlacedProblem[] {
    const { yaml } = this;
    const keys: Yaml.Scalar[] = [];
    if (this.document)
      yaml.visit(this.document, {
        Map(_key, map) {
          const seen = new Set<unknown>();
          for (const { key } of map.items) {
            if (!yaml.isScalar(key)) continue;
            if (seen.has(key.value)) keys.push(key);
            seen.add(key.value);
          }
        },
      });
    return keys.map(({ value, range }) =>
      this.placed(range?.[0] ?? 0, '', `the member ${JSON.stringify(value)} is declared twice`),
    );
  }

  /** Finds the pair of a map by its key; each map is indexed once. */
  private pairOf(map: Yaml.YAMLMap, name: string): Yaml.Pair | undefined {
    let pairs = this.pairs.get(map);
    if (!pairs) {
      pairs = new Map();
      for (const pair of map.items)
        if (this.yaml.isScalar(pair.key) && typeof pair.key.value === 'string') pairs.set(pair.key.value, pair);
      this.pairs.set(map, pairs);
    }
    return pairs.get(name);
  }

  private placed(offset: number, path: string, message: string): PlacedProblem {
    const { line, col } = this.lines.linePos(offset);
    return { line, column: col, path, message };
  }

  private offsetOf(way: readonly string[], atName: boolean): number {
    const { yaml, document } = this;
    let node: unknown = document?.contents;
    let offset = yaml.isNode(node) ? (node.range?.[0] ?? 0) : 0;
    for (const [index, step] of way.entries()) {
      if (document && yaml.isAlias(node)) node = node.resolve(document);
      if (yaml.isMap(node)) {
        const pair = this.pairOf(node, step);
        node = pair && atName && index === way.length - 1 ? pair.key : pair?.value;
      } else if (yaml.isSeq(node)) {
        node = node.items[Number(step)];
      }
      if (yaml.isNode(node)) offset = node.range?.[0] ?? offset;
    }
    return offset;
  }
}

/**
 * Resolves all aliases in one pass. The library searches all aliases and anchors for each alias, and the whole document for
 * each merge key, which takes quadratic time.
 */
function resolveInOnePass(document: Yaml.Document.Parsed, yaml: typeof Yaml): void {
  const anchors = new Map<string, Yaml.Node>();
  yaml.visit(document, {
    Node(_key, node) {
      if (!yaml.isAlias(node)) {
        if (node.anchor !== undefined && node.anchor !== '') anchors.set(node.anchor, node);
        return;
      }
      const anchored = anchors.get(node.source);
      const resolve = node.resolve.bind(node);
      node.resolve = (within, context?: ResolveContext) => {
        if (!context) return anchored as ReturnType<typeof resolve>;
        // The library counts aliases here, and searches these nodes for the anchor.
        context.aliasResolveCache = anchored ? [anchored, node] : [node];
        return resolve(within, context);
      };
    },
  });
}

/** The library's own context while it creates values; its types lack the list that it searches for anchors. */
type ResolveContext = NonNullable<Parameters<Yaml.Alias['resolve']>[1]> & { aliasResolveCache?: readonly Yaml.Node[] };

/** One mistake often makes the parser report several on the same line. */
function firstOfEachLine(problems: readonly PlacedProblem[]): WikiFileProblem[] {
  const inOrder = [...problems].sort((one, other) => one.line - other.line || one.column - other.column);
  return inOrder.filter(({ line }, index) => line !== inOrder[index - 1]?.line);
}

/** Replaces the parser's message for the most common mistake by one that authors understand. */
function reworded(code: string, message: string): string {
  return code === 'TAB_AS_INDENT' ? 'a tab cannot indent in YAML; use spaces' : `not valid YAML: ${message}`;
}
