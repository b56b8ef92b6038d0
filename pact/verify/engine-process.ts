/**
 * The engine in a process of its own: it always writes to standard output, reads proxies from its environment, and may
 * end the process. It receives its options, and sends back its results.
 */
import { messageOf } from '../../emulator/text/message-of';
import { loadPactCore } from '../generate/native-engine';
import type { EngineResponse, EngineOptions } from './engine';

process.once('message', (options: EngineOptions) => {
  verify(options).then(
    (response) => process.send?.(response, undefined, undefined, end),
    // The other end has closed the channel.
    end,
  );
});
// The process that started it has ended.
process.once('disconnect', end);

async function verify(options: EngineOptions): Promise<EngineResponse> {
  try {
    const core = await loadPactCore();
    return { text: await core.default.verifyPacts(options) };
  } catch (error) {
    return { text: messageOf(error) };
  }
}

function end(): void {
  process.exit();
}
