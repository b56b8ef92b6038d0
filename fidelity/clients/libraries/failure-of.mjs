/** The error that a request of a client library fails with. */
export async function failureOf(asked) {
  try {
    await asked;
  } catch (error) {
    return error;
  }
  throw new Error('The request succeeded.');
}
