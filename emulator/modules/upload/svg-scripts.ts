import { english } from '../../messages/english';
import type { Message } from '../../messages/message';
import { ResultList } from '../../response/result-tree';
import type { RequestContext } from '../context';

/** How much of an image is searched, in bytes. */
const searchedBytes = 256 * 1024;

/** What of an SVG image could run or load something in a browser: scripts, handlers of events and links to other files. */
export function scriptInSvg(context: RequestContext, content: Uint8Array): Message | undefined {
  const text = Buffer.from(content.buffer, content.byteOffset, Math.min(searchedBytes, content.byteLength)).toString();
  if (/<(?:\w{1,40}:)?(?:script|handler|stylesheet|iframe)[\s/>]/i.test(text)) return refused('uploadscripted', []);
  const handler = /[\s"'](on[a-z]{1,40})\s{0,9}=\s{0,9}["']([^"'<>]{0,400})/i.exec(text);
  if (handler) return refused('uploaded-event-handler-on-svg', [handler[1]!.toLowerCase(), handler[2]!]);
  const link = /<([\w:]{1,40})\b[^<>]{0,400}?\s(xlink:)?href\s{0,9}=\s{0,9}["'](?!#|data:)([^"'<>]{0,400})["']/i.exec(
    text,
  );
  if (link && link[1] !== 'a') return outsideLink(context, link[1]!, link[2] !== undefined, link[3]!);
  return isBalanced(text) ? undefined : refused('uploadinvalidxml', []);
}

function refused(key: Message['key'], parameters: readonly string[]): Message {
  return {
    ...{ code: 'verification-error', key, parameters },
    data: { details: new ResultList([key, ...parameters], 'detail') },
  };
}

function outsideLink({ release }: RequestContext, element: string, isOfXlink: boolean, target: string): Message {
  const attribute = isOfXlink ? 'http://www.w3.org/1999/xlink:href' : 'href';
  const message = refused('uploaded-href-attribute-svg', [element, attribute, target]);
  if (release.since('1.43')) return message;
  return { ...message, text: english['uploaded-href-attribute-svg'].replace(/&lt;(a|image)&gt;/g, '<$1>') };
}

/** Whether every element that begins also ends. */
function isBalanced(text: string): boolean {
  const open: string[] = [];
  let position = 0;
  for (;;) {
    const start = text.indexOf('<', position);
    if (start < 0) return open.length === 0;
    if (text.startsWith('<!--', start)) position = text.indexOf('-->', start);
    else if (text.startsWith('<![CDATA[', start)) position = text.indexOf(']]>', start);
    else position = text.indexOf('>', start);
    if (position < 0) return false;
    const tag = text.slice(start + 1, position);
    if (tag.startsWith('/')) {
      if (open.pop() !== tag.slice(1).trim()) return false;
    } else if (!/^[?!]/.test(tag) && !tag.endsWith('/')) {
      open.push(/^[^\s/>]*/.exec(tag)?.[0] ?? '');
    }
  }
}
