/**
 * The software of a real wiki is not available here (no network, no permission to install, no such package). That says
 * nothing about wikidouble, so it differs from a failure: the command exits with 2 instead of 1.
 */
export class NotAvailable extends Error {
  override readonly name = 'NotAvailable';
}
