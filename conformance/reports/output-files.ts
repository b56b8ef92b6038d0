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
 * Before a wiki is asked for a minute: two outputs cannot have one file, none may replace what the command reads, and
 * each needs a folder.
 *
 * @param inputs what the command reads and must not write over
 * @throws Error for what cannot be written
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

/** Writes what a command has to give; what cannot be written is noted, and keeps nothing else from being written. */
export class OutputFiles {
  /** A sentence for each output that is missing. */
  readonly problems: string[] = [];

  /**
   * @param file undefined for the stream
   * @param textOf makes the text; it is told the stream where it goes there
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
   * The exit code of a command that was to write these outputs: what is broken is broken, but who did not get all that
   * was asked for must not be told that all is well.
   */
  exitCode<Code extends number>(verdict: Code): Code | 2 {
    return this.problems.length > 0 && verdict === 0 ? 2 : verdict;
  }
}

/** A terminal, a pipe: what is written there comes one after the other. */
function isDevice(path: string): boolean {
  const status = statSync(path, { throwIfNoEntry: false });
  return status !== undefined && !status.isFile() && !status.isDirectory();
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
