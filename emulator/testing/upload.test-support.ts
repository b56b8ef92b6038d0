import { formWithFile } from '../../fidelity/multipart';
import type { Client, TestResponse } from './send.test-support';

/** A PNG file of one pixel. */
const bytes = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
).toString('latin1');

/**
 * Uploads a picture with the token of the client.
 *
 * @param end stands behind the picture and makes it another file
 */
export function uploadPicture(client: Client, fields: Readonly<Record<string, string>>, end = ''): TestResponse {
  const token = decodeURIComponent(client.token('csrf'));
  const all = Object.entries({ action: 'upload', format: 'json', ...fields, token });
  const body = formWithFile('x', all, { field: 'file', fileName: 'picture.png', bytes: bytes + end });
  return client.send('', { headers: { 'content-type': 'multipart/form-data; boundary=x' }, body });
}
