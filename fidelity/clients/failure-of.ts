/** The error that a request of a client library fails with. */
export async function failureOf(asked: Promise<unknown>): Promise<unknown> {
  try {
    await asked;
  } catch (error) {
    return error;
  }
  throw new Error('The request succeeded.');
}
