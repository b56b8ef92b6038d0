/** A file that is no contract between the two, and that was therefore left as it is. */
export class ContractFileError extends Error {
  override readonly name = 'ContractFileError';
}
