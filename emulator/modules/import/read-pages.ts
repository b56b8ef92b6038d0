/**
 * Reads the pages of a file in the order in which they are imported. It follows the nodes as real wikis do, also where elements
 * are where they do not belong (writing 17.3).
 */
import type { XmlNode } from './xml-nodes';

/** A revision as the file has it. */
export interface SentRevision {
  /** By the names of the elements: `timestamp`, `comment`, `minor`, `model`, `text`. */
  readonly fields: ReadonlyMap<string, string>;
  readonly contributor: ReadonlyMap<string, string>;
}

export interface PageReceiver {
  /** @returns whether the page can be imported */
  begin(title: string, namespace: string | undefined): boolean;
  revision(revision: SentRevision): void;
  end(): void;
  /** An entry of a log: the fields are `type`, `action`, `logtitle`, `comment`, `timestamp`. */
  logEntry(entry: SentRevision): void;
}

/** The file has something else than `<mediawiki>` first. */
export class OtherRoot extends Error {
  constructor(readonly element: string) {
    super();
  }
}

/** The file ended within a text: real wikis fail with an internal error. */
export class ReadAfterEnd extends Error {}

const pageFields = new Set(['title', 'ns', 'id', 'restrictions']);
const revisionFields = new Set([
  ...['id', 'parentid', 'timestamp', 'comment', 'minor', 'origin', 'model', 'format', 'text', 'sha1'],
]);
const entryFields = new Set(['id', 'comment', 'type', 'action', 'timestamp', 'logtitle', 'params']);
const contentFields = new Set(['role', 'origin', 'model', 'format', 'text']);
const contributorFields = new Set(['id', 'ip', 'username']);

/** @throws OtherRoot, ReadAfterEnd */
export function readPages(nodes: readonly XmlNode[], receiver: PageReceiver): void {
  const cursor = new Cursor(nodes);
  cursor.read();
  const { name: root } = cursor.node;
  if (root !== 'mediawiki') throw new OtherRoot(root);
  let skips = false;
  while (cursor.advance(skips)) {
    const { name, type } = cursor.node;
    if (name === 'mediawiki' && type === 'end') return;
    skips = false;
    if (name === 'page') readPage(cursor, receiver);
    else if (name === 'logitem') receiver.logEntry(readAuthored(cursor, name, entryFields));
    else skips = name !== '#text';
  }
}

function readPage(cursor: Cursor, receiver: PageReceiver): void {
  const fields = new Map<string, string>();
  let state: 'unknown' | 'begun' | 'refused' = 'unknown';
  let skips = false;
  while (cursor.advance(skips)) {
    const { name, type } = cursor.node;
    skips = false;
    if (name === 'page' && type === 'end') break;
    if (state === 'refused') skips = true;
    else if (pageFields.has(name)) fields.set(name, cursor.contents());
    else if (name === 'revision' || name === 'upload') {
      if (state === 'unknown') {
        const title = fields.get('title');
        state = title !== undefined && receiver.begin(title, fields.get('ns')) ? 'begun' : 'refused';
      }
      if (state === 'refused') skips = true;
      else if (name === 'revision') receiver.revision(readAuthored(cursor, name, revisionFields));
      else readFields(cursor, 'upload', new Set(), () => new Map());
    } else skips = name !== '#text';
  }
  if (state === 'begun') receiver.end();
}

/** The fields of an element, and of the author in it. */
function readAuthored(cursor: Cursor, element: string, known: ReadonlySet<string>): SentRevision {
  let contributor: ReadonlyMap<string, string> = new Map();
  let content: ReadonlyMap<string, string> | undefined;
  const fields = readFields(cursor, element, known, (name) => {
    if (name === 'contributor') contributor = readContributor(cursor);
    else if (name === 'content' && element === 'revision') content = readFields(cursor, name, contentFields);
    else return false;
    return true;
  });
  return { fields: content ? new Map([...fields, ...content]) : fields, contributor };
}

function readContributor(cursor: Cursor): ReadonlyMap<string, string> {
  return cursor.node.isEmpty ? new Map() : readFields(cursor, 'contributor', contributorFields);
}

/** The contents of elements up to the end of an element. */
function readFields(
  cursor: Cursor,
  element: string,
  known: ReadonlySet<string>,
  readOther: (name: string) => unknown = () => false,
): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  let skips = false;
  while (cursor.advance(skips)) {
    const { name, type } = cursor.node;
    skips = false;
    if (name === element && type === 'end') break;
    if (known.has(name)) fields.set(name, cursor.contents());
    else if (readOther(name) === false) skips = name !== '#text';
  }
  return fields;
}

class Cursor {
  private at = -1;
  private isClosed = false;

  constructor(private readonly nodes: readonly XmlNode[]) {}

  get node(): XmlNode {
    return this.nodes[this.at] ?? { type: 'other', name: '', text: '', after: Infinity };
  }

  read(): boolean {
    if (this.isClosed) throw new ReadAfterEnd();
    return ++this.at < this.nodes.length;
  }

  /** To the next node, or to the one after the element. */
  advance(skips: boolean): boolean {
    if (!skips || this.isClosed || this.node.type !== 'start') return this.read();
    this.at = this.node.after;
    return this.at < this.nodes.length;
  }

  /** The texts up to the next end of an element. */
  contents(): string {
    if (this.node.isEmpty) return '';
    const texts: string[] = [];
    while (this.read()) {
      const { type, text } = this.node;
      if (type === 'end') return texts.join('');
      if (type === 'text') texts.push(text);
    }
    this.isClosed = true;
    return '';
  }
}
