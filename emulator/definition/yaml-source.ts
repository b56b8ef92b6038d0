import { createRequire } from 'node:module';

import type * as Yaml from 'yaml';

import { type DefinitionProblem, pathText } from './definition-problems';
import type { WikiFileProblem } from './wiki-file-error';

/** So many uses of one anchor are taken for a use of YAML, and more for an attack on memory. */
const mostAliases = 10_000;

/** The parser takes longer to load than a small wiki to start, so it is loaded with the first file that needs it. */
function loadYaml(): typeof Yaml {
  return createRequire(__filename)('yaml') as typeof Yaml;
}

type PlacedProblem = WikiFileProblem & { readonly line: number; readonly column: number };

/** A wiki file has less than ten levels; a text with thousands of them would exhaust the parser's stack. */
const mostLevels = 100;

/** A YAML text (JSON is one, too) that knows where its values stand. */
export class YamlSource {
  /** What is wrong with the text itself, the first of each line, in the order of the lines. */
  readonly problems: readonly WikiFileProblem[];
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
    const problems = [...(document?.errors ?? []), ...(document?.warnings ?? [])].map(({ code, message, pos }) =>
      this.placed(pos[0], '', reworded(code, message)),
    );
    for (const duplicate of this.duplicates()) problems.push(duplicate);
    if (second) problems.push(this.placed(second.range[0], '', 'a second document begins here; a wiki file is one'));
    if (this.tooDeepAt !== undefined) problems.push(this.placed(this.tooDeepAt, '', 'too deeply nested'));
    this.problems = firstOfEachLine(problems);
  }

  /**
   * The values; aliases and merge keys are followed.
   *
   * @throws ReferenceError for an alias without an anchor, or one that unfolds without end
   */
  data(): unknown {
    if (this.document) resolveInOnePass(this.document, this.yaml);
    return this.document?.toJS({ maxAliasCount: mostAliases });
  }

  /** Adds the line and the column of the value, or of the nearest one around it. */
  locate({ way, message, atName }: DefinitionProblem): PlacedProblem {
    return this.placed(this.offsetOf(way, atName), pathText(way), message);
  }

  /** The syntax of the text, as long as it is not nested too deeply. */
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

  private *duplicates(): Generator<PlacedProblem, void> {
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
    for (const { value, range } of keys) {
      yield this.placed(range?.[0] ?? 0, '', `the member ${JSON.stringify(value)} is there twice`);
    }
  }

  /** The pair of a map with a key; each map is looked through once. */
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
 * Lets every alias know its anchor. The library looks through all aliases and anchors for each alias, and through the whole
 * document for each merge key, which takes quadratic time.
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
        // The library counts aliases here; it looks for the anchor among these nodes.
        context.aliasResolveCache = anchored ? [anchored, node] : [node];
        return resolve(within, context);
      };
    },
  });
}

/** What the library hands on while it makes values; it does not declare the list in which it looks for anchors. */
type ResolveContext = NonNullable<Parameters<Yaml.Alias['resolve']>[1]> & { aliasResolveCache?: readonly Yaml.Node[] };

/** One mistake often makes the parser find several on the same line. */
function firstOfEachLine(problems: readonly PlacedProblem[]): WikiFileProblem[] {
  const inOrder = [...problems].sort((one, other) => one.line - other.line || one.column - other.column);
  return inOrder.filter(({ line }, index) => line !== inOrder[index - 1]?.line);
}

/** The parser's messages are for programmers; the commonest mistake gets a sentence for authors. */
function reworded(code: string, message: string): string {
  return code === 'TAB_AS_INDENT' ? 'a tab cannot indent in YAML; use spaces' : `not valid YAML: ${message}`;
}
