import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

import type { ServerOrder, ServerReport } from './server-process';

/** A server in a process of its own, so that it does not share a thread with the load. */
export class MeasuredServer {
  private constructor(
    private readonly process: ChildProcess,
    readonly port: number,
  ) {}

  static async start(order: ServerOrder): Promise<MeasuredServer> {
    const child = fork(join(__dirname, 'server-process.ts'), {
      execArgv: ['--require', 'ts-node/register/transpile-only'],
    });
    const report = await sendOnce(child, order);
    return new MeasuredServer(child, report.port);
  }

  /** Processor time that the server has used since it started, in milliseconds. */
  async processorTime(): Promise<number> {
    return (await sendOnce(this.process, 'report')).processorTime;
  }

  stop(): void {
    this.process.kill();
  }
}

function sendOnce(child: ChildProcess, message: ServerOrder | 'report'): Promise<ServerReport> {
  return new Promise((resolve, reject) => {
    const onExit = (): void => {
      reject(new Error('A server that was to be measured ended.'));
    };
    child.once('exit', onExit);
    child.once('message', (report) => {
      child.off('exit', onExit);
      resolve(report as ServerReport);
    });
    child.send(message);
  });
}
