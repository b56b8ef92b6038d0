import { messageOf } from '../../emulator/text/message-of';
import { officialCli } from './official-cli.test-support';

/** Why the official command line cannot be run here; undefined if it can. */
export function whyNoOfficialCli(): string | undefined {
  return failureOf(officialCli);
}

/** Why the native engine cannot be loaded here; undefined if it can. */
export function whyNoNativeEngine(): string | undefined {
  return failureOf(
    () => require.resolve('@pact-foundation/pact-core') && nativeEngineOf(process.platform, process.arch),
  );
}

/** On Linux there are two, one for each C library. */
function nativeEngineOf(platform: string, architecture: string): string {
  const names = platform === 'linux' ? ['-glibc', '-musl'] : [''];
  for (const name of names) {
    const file = `@pact-foundation/pact-core-${platform.replace('win32', 'windows')}-${architecture}${name}/package.json`;
    if (failureOf(() => require.resolve(file)) === undefined) return file;
  }
  throw new Error(`@pact-foundation/pact-core is installed without its engine for ${platform}-${architecture}`);
}

function failureOf(attempt: () => unknown): string | undefined {
  try {
    attempt();
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
}
