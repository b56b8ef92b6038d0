import type { Journal } from '../../emulator/journal/journal';
import { PactRecorder, type PactOptions, type WrittenPact } from './pact-recorder';

/** Adds the requests in a journal to a contract file; see `Wiki.writePact`. */
export function writePact(journal: Journal, options: PactOptions): WrittenPact {
  if (journal.maximumBytes === 0) {
    throw new RangeError('writePact: this wiki records no requests (journalBytes: 0).');
  }
  const recorder = new PactRecorder(options);
  for (const exchange of journal.kept) recorder.record(exchange);
  if (journal.forgotten > 0) {
    const reason = 'the journal had no room for them (journalBytes)';
    recorder.leaveOut({ request: `the first ${journal.forgotten} requests`, reason });
  }
  return recorder.write();
}
