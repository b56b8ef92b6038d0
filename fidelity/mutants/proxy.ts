import { proxyCommand } from './proxy-command';

proxyCommand(process.argv.slice(2), (text) => {
  console.log(text);
}).catch((error: unknown) => {
  console.error(`proxy: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 2;
});
