import type { DiffParameter } from '../diff-request';
import { formOf } from '../wire-form';
import type { Draft } from './draft';
import { decoded } from './encode';
import { addPreflight } from './header-additions';
import { weights } from './weights';

/** Decides how a request is sent, and which of its parameters go into its body (core 2.1, 6.3, 7.2). */
export function chooseMethod(draft: Draft): void {
  const { dice } = draft;
  const way = draft.method === 'POST' ? dice.weighted(waysToPost) : dice.weighted(weights.method);
  switch (way) {
    case 'GET':
      if (dice.percent(1)) draft.body = { contentType: formType, fields: [['format', 'xml']] };
      break;
    case 'form':
      draft.method = 'POST';
      draft.body = { contentType: formContentType(draft), fields: withRawBytes(draft, moveParameters(draft, 92)) };
      break;
    case 'merged':
      draft.method = 'POST';
      draft.body = { contentType: formType, fields: sharedParameters(draft) };
      break;
    case 'multipart':
      draft.method = 'POST';
      draft.body = multipart(draft, moveParameters(draft, 80));
      break;
    case 'otherBody':
      draft.method = 'POST';
      draft.body = otherBody(draft);
      break;
    case 'HEAD':
      draft.method = 'HEAD';
      break;
    case 'OPTIONS':
      draft.method = 'OPTIONS';
      if (dice.percent(50)) addPreflight(draft);
      break;
    case 'other':
      draft.method = dice.oneOf(['PUT', 'PATCH', 'DELETE']);
      if (draft.method !== 'DELETE' && dice.percent(60)) {
        draft.body = { contentType: formType, fields: moveParameters(draft, 30) };
      }
  }
}

const waysToPost = { form: 70, merged: 12, multipart: 12, otherBody: 6 };
const formType = 'application/x-www-form-urlencoded';

function formContentType({ dice }: Draft): string | undefined {
  if (dice.percent(90)) return formType;
  return dice.oneOf([
    `${formType}; charset=UTF-8`,
    `${formType};charset=iso-8859-1`,
    formType.toUpperCase(),
    `${formType},text/plain`,
    'text/plain',
    'application/json',
    '',
    undefined,
  ]);
}

/** Takes parameters out of the query, so many of a hundred, and those always that have to be posted, or hardly ever not. */
function moveParameters(draft: Draft, share: number): DiffParameter[] {
  const moved: DiffParameter[] = [];
  const left: DiffParameter[] = [];
  for (const parameter of draft.parameters) {
    const mustBePosted = draft.posted.has(decoded(parameter[0]));
    (draft.dice.percent(mustBePosted ? 95 : share) ? moved : left).push(parameter);
  }
  draft.parameters.splice(0, draft.parameters.length, ...left);
  return moved;
}

/** Sometimes bytes above 127 go as they are, which only a body allows. */
function withRawBytes({ dice }: Draft, fields: DiffParameter[]): DiffParameter[] {
  if (!dice.percent(10)) return fields;
  return fields.map(([name, value]) => [name, value?.replace(/(?:%[89a-f][0-9a-f])+/gi, decoded)] as const);
}

/** Some of them in both places, with values that disagree: the body wins (core 2.1). */
function sharedParameters(draft: Draft): DiffParameter[] {
  const moved = moveParameters(draft, 55);
  for (const [name, value] of draft.dice.some(moved, 2)) {
    draft.parameters.push(draft.dice.percent(50) && value !== undefined ? [name, value] : [name, 'foo']);
  }
  return moved;
}

function multipart({ dice }: Draft, fields: readonly DiffParameter[]): Draft['body'] {
  const boundary = dice.oneOf(['X', '----WebKitFormBoundary7MA4YWxkTrZu0gW', 'a b']);
  const quoted = boundary.includes(' ') || dice.percent(20) ? `"${boundary}"` : boundary;
  const parts = fields.map(([name, value = '']) => {
    const fieldName = decoded(name).replace(/["\r\n\\]/g, '_');
    const type = dice.percent(8) ? '\r\nContent-Type: text/plain; charset=UTF-8' : '';
    return `--${boundary}\r\nContent-Disposition: form-data; name="${fieldName}"${type}\r\n\r\n${decoded(value)}\r\n`;
  });
  const end = dice.percent(96) ? `--${boundary}--\r\n` : '';
  return { contentType: `multipart/form-data; boundary=${quoted}`, bytes: parts.join('') + end };
}

function otherBody(draft: Draft): Draft['body'] {
  const { dice } = draft;
  switch (dice.weighted({ json: 40, text: 20, untyped: 25, empty: 15 })) {
    case 'json':
      return { contentType: 'application/json', bytes: dice.oneOf(['{"meta":"tokens"}', '{', '[]', '']) };
    case 'text':
      return {
        contentType: dice.oneOf(['text/plain', 'text/plain; charset=utf-8', 'foo']),
        bytes: formOf(moveParameters(draft, 40)),
      };
    case 'untyped':
      return { contentType: undefined, bytes: formOf(moveParameters(draft, 40)) };
    case 'empty':
      return { contentType: dice.oneOf([formType, undefined, '']), fields: [] };
  }
}
