import { statSync } from 'node:fs';
import { dirname } from 'node:path';

import { messageOf } from '../../emulator/text/message-of';
import { finalPath, writeWholeFile } from '../../emulator/write-file';

/** A file that a command reads or writes. */
export interface NamedFile {
  /** What it is, for messages: `report`, `baseline`. */
  readonly what: string;
  readonly file: string;
}

/**
 * Checks the outputs before a check that takes a minute: no two may share a file, none may replace an input, and each
 * needs an existing folder.
 *
 * @param inputs the files that the command reads and must not overwrite
 * @throws Error for an output that cannot be written
 */
export function refuseUnwritable(outputs: readonly NamedFile[], inputs: readonly NamedFile[] = []): void {
  const taken = new Map(inputs.map((input) => [finalPath(input.file), input]));
  for (const output of outputs) {
    const { what, file } = output;
    const path = finalPath(file);
    const other = taken.get(path);
    if (other && !isDevice(path)) {
      throw new Error(`The ${what} ${file} is the same file as the ${other.what} ${other.file}.`);
    }
    taken.set(path, output);
    if (!isFolder(dirname(file)))
      throw new Error(`The ${what} ${file} cannot be written: there is no folder ${dirname(file)}.`);
    if (isFolder(file)) throw new Error(`The ${what} ${file} cannot be written: that is a folder.`);
  }
}

/** Whether two paths lead to one file. */
export function isSameFile(one: string, other: string | undefined): boolean {
  return other !== undefined && finalPath(one) === finalPath(other);
}

/** Writes the outputs of a command; one that cannot be written is noted, and does not stop the others. */
export class OutputFiles {
  /** A sentence for each output that is missing. */
  readonly problems: string[] = [];

  /**
   * @param file undefined for the stream
   * @param textOf creates the text; it is given the stream if the text goes there
   */
  write(
    what: string,
    file: string | undefined,
    stream: NodeJS.WritableStream,
    textOf: (stream?: NodeJS.WritableStream) => string,
  ): void {
    try {
      if (file === undefined) stream.write(textOf(stream));
      else writeWholeFile(file, textOf());
    } catch (error) {
      const reason = messageOf(error);
      this.problems.push(`The ${what} ${file ?? 'on standard output'} cannot be written: ${reason}`);
    }
  }

  /**
   * The exit code of a command with these outputs: a failure stays one, but a missing output turns success into
   * inconclusive.
   */
  exitCode<Code extends number>(verdict: Code): Code | 2 {
    return this.problems.length > 0 && verdict === 0 ? 2 : verdict;
  }
}

/** A terminal or a pipe, where several texts follow each other. */
function isDevice(path: string): boolean {
  const status = statSync(path, { throwIfNoEntry: false });
  return status !== undefined && !status.isFile() && !status.isDirectory();
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
