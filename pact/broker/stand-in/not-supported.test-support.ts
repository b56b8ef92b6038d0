/** What a real broker can do and the stand-in cannot: it responds with 501 and this sentence. */
export class NotSupported extends Error {
  constructor(what: string) {
    super(`The stand-in broker does not support ${what}: no response of a real broker to it has been recorded.`);
  }
}
