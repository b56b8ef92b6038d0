import { LayeredText } from './layered-text';
import { phpTree } from './php-tree';
import { Malformed, type Tree } from './tree';
import { xmlTree } from './xml-tree';

/** An element of XML. */
export interface XmlElement {
  readonly name: string;
  /** The text directly inside it. */
  readonly text: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
}

/** The root element of an XML document of the API; undefined if the text is not well-formed. */
export function readXml(text: string): XmlElement | undefined {
  const tree = attempt(() => xmlTree(LayeredText.whole(text)));
  return tree && elementOf(tree);
}

/**
 * What a text in the notation of PHP's `serialize` says, as a value of JSON: arrays whose keys are 0, 1, … are lists.
 * Undefined if the text is not in that notation.
 */
export function readPhp(text: string): unknown {
  const tree = attempt(() => phpTree(LayeredText.whole(text)));
  return tree && phpValue(tree);
}

function attempt(read: () => Tree): Tree | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof Malformed) return undefined;
    throw error;
  }
}

function elementOf(tree: Tree): XmlElement {
  const attributes = new Map<string, string>();
  const children: XmlElement[] = [];
  let text = '';
  for (const { step, tree: inner } of 'entries' in tree ? tree.entries : []) {
    if ('entries' in inner) children.push(elementOf(inner));
    else if (step.startsWith('.@')) attributes.set(step.slice(2), inner.value.text);
    else if (step === '.#text') text += inner.value.text;
  }
  return { name: tree.type.replace(/^element /, ''), text, attributes, children };
}

function phpValue(tree: Tree): unknown {
  if ('entries' in tree) {
    const isList = tree.entries.every(({ step }, index) => step === `[${index}]`);
    if (isList) return tree.entries.map((entry) => phpValue(entry.tree));
    return Object.fromEntries(tree.entries.map(({ step, tree: inner }) => [nameOf(step), phpValue(inner)]));
  }
  const { text } = tree.value;
  if (tree.type === 'i' || tree.type === 'd') return Number(text);
  if (tree.type === 'b') return text === '1';
  return tree.type === 'N' ? null : text;
}

/** `.name`, `["a name"]` or `[3]`. */
function nameOf(step: string): string {
  if (step.startsWith('.')) return step.slice(1);
  return step.startsWith('["') ? String(JSON.parse(step.slice(1, -1))) : step.slice(1, -1);
}

/** The first element at a path of names below an element. */
export function childOf(element: XmlElement, ...names: readonly string[]): XmlElement | undefined {
  return names.reduce<XmlElement | undefined>(
    (inner, name) => inner?.children.find((one) => one.name === name),
    element,
  );
}
