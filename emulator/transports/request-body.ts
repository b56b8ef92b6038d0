import type { IncomingMessage } from 'node:http';

/** Bytes, and below milliseconds, that are still read and thrown away of a body that was refused. */
const discardedBytes = 64 * 1024 * 1024;
const discardedTime = 2000;

/**
 * Collects the body of a message. Calls nothing where the client goes away before its end.
 *
 * @param limit bytes
 * @param complete gets the whole body
 * @param tooLarge called instead, as soon as the limit is passed
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
 * Reads on for a while what nobody wants: a connection that is closed while its client still sends loses the answer
 * that the client has not read yet.
 *
 * @param done called once: at the end of the body, or when patience ends
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
