import type { IncomingMessage } from 'node:http';

/** How many bytes of a refused body are still read and discarded, and for how many milliseconds. */
const discardedBytes = 64 * 1024 * 1024;
const discardedTime = 2000;

/**
 * Collects the body of a message. Calls neither function if the client disconnects before the end.
 *
 * @param limit in bytes
 * @param complete called with the whole body
 * @param tooLarge called instead, as soon as the limit is exceeded
 */
export function collectBody(
  message: IncomingMessage,
  limit: number,
  complete: (body: Uint8Array) => void,
  tooLarge: () => void,
): void {
  const chunks: Buffer[] = [];
  let size = 0;
  const onData = (chunk: Buffer): void => {
    size += chunk.byteLength;
    if (size <= limit) {
      chunks.push(chunk);
      return;
    }
    message.off('data', onData);
    message.off('end', onEnd);
    chunks.length = 0;
    tooLarge();
  };
  const onEnd = (): void => {
    const [first] = chunks;
    complete(first !== undefined && chunks.length === 1 ? first : Buffer.concat(chunks, size));
  };
  message.on('data', onData);
  message.on('end', onEnd);
}

/**
 * Discards the rest of a body for a while: if the connection were closed while the client still sends, the client would lose
 * the response that it has not read yet.
 *
 * @param done called once, at the end of the body or at the limit
 */
export function discardBody(message: IncomingMessage, done: () => void): void {
  let size = 0;
  const finish = (): void => {
    clearTimeout(timer);
    message.off('data', onData);
    message.off('close', finish);
    message.off('end', finish);
    done();
  };
  const onData = (chunk: Buffer): void => {
    size += chunk.byteLength;
    if (size > discardedBytes) finish();
  };
  const timer = setTimeout(finish, discardedTime).unref();
  message.on('data', onData);
  message.on('end', finish);
  message.on('close', finish);
}
