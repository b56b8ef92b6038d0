import { errorCodes } from '../../emulator/error-codes';

/** A contract cannot be written or published, because the file is not a contract of these two parties. It is left unchanged. */
export class ContractFileError extends Error {
  override readonly name = 'ContractFileError';
  readonly code = errorCodes.ContractFileError;
}
