/** The error that a request of a client library fails with. */
export async function failureOf(sent: Promise<unknown>): Promise<unknown> {
  try {
    await sent;
  } catch (error) {
    return error;
  }
  throw new Error('The request succeeded.');
}
