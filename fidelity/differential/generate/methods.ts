import type { DiffParameter } from '../diff-request';
import { formOf } from '../wire-form';
import { decoded } from './encode';
import { addPreflight } from './header-additions';
import type { RequestBuilder } from './request-builder';
import { weights } from './weights';

/** Decides how a request is sent, and which of its parameters go into its body (core 2.1, 6.3, 7.2). */
export function chooseMethod(builder: RequestBuilder): void {
  const { dice } = builder;
  if (builder.body !== undefined) return;
  const way = builder.method === 'POST' ? dice.weighted(waysToPost) : dice.weighted(weights.method);
  switch (way) {
    case 'GET':
      if (dice.percent(1)) builder.body = { contentType: formType, fields: [['format', 'xml']] };
      break;
    case 'form':
      builder.method = 'POST';
      builder.body = {
        contentType: formContentType(builder),
        fields: withRawBytes(builder, moveParameters(builder, 92)),
      };
      break;
    case 'merged':
      builder.method = 'POST';
      builder.body = { contentType: formType, fields: sharedParameters(builder) };
      break;
    case 'multipart':
      builder.method = 'POST';
      builder.body = multipart(builder, moveParameters(builder, 80));
      break;
    case 'otherBody':
      builder.method = 'POST';
      builder.body = otherBody(builder);
      break;
    case 'HEAD':
      builder.method = 'HEAD';
      break;
    case 'OPTIONS':
      builder.method = 'OPTIONS';
      if (dice.percent(50)) addPreflight(builder);
      break;
    case 'other':
      builder.method = dice.oneOf(['PUT', 'PATCH', 'DELETE']);
      if (builder.method !== 'DELETE' && dice.percent(60)) {
        builder.body = { contentType: formType, fields: moveParameters(builder, 30) };
      }
  }
}

const waysToPost = { form: 70, merged: 12, multipart: 12, otherBody: 6 };
const formType = 'application/x-www-form-urlencoded';

function formContentType({ dice }: RequestBuilder): string | undefined {
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

/** Moves `share` percent of the parameters into the body, and nearly all of those that must be posted. */
function moveParameters(builder: RequestBuilder, share: number): DiffParameter[] {
  const moved: DiffParameter[] = [];
  const left: DiffParameter[] = [];
  for (const parameter of builder.parameters) {
    const mustBePosted = builder.posted.has(decoded(parameter[0]));
    (builder.dice.percent(mustBePosted ? 95 : share) ? moved : left).push(parameter);
  }
  builder.parameters.splice(0, builder.parameters.length, ...left);
  return moved;
}

/** Sometimes sends bytes above 127 unencoded, which only a body allows. */
function withRawBytes({ dice }: RequestBuilder, fields: DiffParameter[]): DiffParameter[] {
  if (!dice.percent(10)) return fields;
  return fields.map(([name, value]) => [name, value?.replace(/(?:%[89a-f][0-9a-f])+/gi, decoded)] as const);
}

/** Sends some in both places with different values: the body wins (core 2.1). */
function sharedParameters(builder: RequestBuilder): DiffParameter[] {
  const moved = moveParameters(builder, 55);
  for (const [name, value] of builder.dice.some(moved, 2)) {
    builder.parameters.push(builder.dice.percent(50) && value !== undefined ? [name, value] : [name, 'foo']);
  }
  return moved;
}

function multipart({ dice }: RequestBuilder, fields: readonly DiffParameter[]): RequestBuilder['body'] {
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

function otherBody(builder: RequestBuilder): RequestBuilder['body'] {
  const { dice } = builder;
  switch (dice.weighted({ json: 40, text: 20, untyped: 25, empty: 15 })) {
    case 'json':
      return { contentType: 'application/json', bytes: dice.oneOf(['{"meta":"tokens"}', '{', '[]', '']) };
    case 'text':
      return {
        contentType: dice.oneOf(['text/plain', 'text/plain; charset=utf-8', 'foo']),
        bytes: formOf(moveParameters(builder, 40)),
      };
    case 'untyped':
      return { contentType: undefined, bytes: formOf(moveParameters(builder, 40)) };
    case 'empty':
      return { contentType: dice.oneOf([formType, undefined, '']), fields: [] };
  }
}
