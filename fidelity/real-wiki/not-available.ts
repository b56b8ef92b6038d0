/**
 * What a real wiki is made of cannot be had here (no network, no right to install, no such package). That says nothing
 * about wikidouble, so callers can tell it from a failure: the command ends with 2 instead of 1.
 */
export class NotAvailable extends Error {
  override readonly name = 'NotAvailable';
}
