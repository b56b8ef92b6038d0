import { addParameter, type ParameterMap } from './query-string';
import { maximumParameters } from './sizes';

/**
 * Reads a `multipart/form-data` body (RFC 7578) far enough for parameters: parts with a name and no file name. Uploads
 * are none of this API's business here, so parts with a file name are passed over.
 *
 * @param body one byte a character
 */
export function readMultipart(contentType: string, body: string): ParameterMap {
  const received: ParameterMap = new Map();
  const boundary = /;\s*boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(contentType);
  if (!boundary) return received;
  const delimiter = `--${boundary[1] ?? boundary[2] ?? ''}`;
  let position = body.indexOf(delimiter);
  for (let count = 0; position >= 0 && count < maximumParameters; count++) {
    const start = body.indexOf('\n', position + delimiter.length);
    const next = body.indexOf(`\n${delimiter}`, position + delimiter.length);
    if (start < 0 || next < 0) break;
    readPart(received, body.slice(start + 1, body[next - 1] === '\r' ? next - 1 : next));
    position = next + 1;
  }
  return received;
}

function readPart(received: ParameterMap, part: string): void {
  const blankLine = /\r?\n\r?\n/.exec(part);
  if (!blankLine) return;
  const disposition = /^content-disposition:\s*form-data(.*)$/im.exec(part.slice(0, blankLine.index))?.[1] ?? '';
  const name = /;\s*name=(?:"([^"]*)"|([^\s;]+))/i.exec(disposition);
  if (!name || /;\s*filename\*?=/i.test(disposition)) return;
  addParameter(received, name[1] ?? name[2] ?? '', part.slice(blankLine.index + blankLine[0].length));
}
