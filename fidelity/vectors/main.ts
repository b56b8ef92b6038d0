import { NOT_FOUND_OUT, vectorsCommand } from './command';

vectorsCommand(process.argv.slice(2), (text) => {
  console.log(text);
}).then(
  (status) => {
    process.exitCode = status;
  },
  (error: unknown) => {
    console.error(`vectors: ${error instanceof Error ? describeError(error) : String(error)}`);
    process.exitCode = NOT_FOUND_OUT;
  },
);

/** A refused connection to several addresses has its texts one level down. */
function describeError(error: Error): string {
  return error instanceof AggregateError ? error.errors.map(String).join('; ') : error.message;
}
