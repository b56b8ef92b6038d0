import type { WikiDefinition } from 'wikidouble';

import { sendOnce } from './send-once';
import type { Budget, Figure } from './bench-case';
import { figure, quantile, type Samples } from './figures';
import { Load } from './load';
import { MeasuredServer } from './measured-server';
import type { ServerOrder } from './server-process';
import { takeTurns, type Sampler } from './rounds';

export interface ServerComparison {
  /** What the table calls the request. */
  readonly name: string;
  /** Path and query. */
  readonly path: string;
  readonly definition: WikiDefinition;
  /** The part of raw `node:http`'s requests per second that we want. */
  readonly aim?: number;
}

/** How long one server is under load before the next one's turn. */
const turn = 300;
/** A generator that is busier than this measures itself. */
const tooBusy = 0.97;

/**
 * The requests per second of our server, and of fastify, against those of raw `node:http`, all sending the same
 * headers and the same bytes.
 */
export async function compareServers(comparison: ServerComparison, budget: Budget): Promise<Figure[]> {
  const { name, path, definition, aim } = comparison;
  const orders = await serverOrders(path, definition);
  const servers: MeasuredServer[] = [];
  const loads: Load[] = [];
  const processorTimes = new Map<string, number[]>();
  const busy: number[] = [];
  try {
    const contenders = new Map<string, Sampler>();
    for (const order of orders) {
      const server = await MeasuredServer.start(order);
      servers.push(server);
      const load = await Load.open(server.port, path);
      loads.push(load);
      const times: number[] = [];
      processorTimes.set(contenderName(name, order), times);
      contenders.set(contenderName(name, order), async () => {
        const before = await server.processorTime();
        const result = await load.run(turn);
        times.push(((await server.processorTime()) - before) / result.requests);
        busy.push(result.busy);
        return result.requestsPerSecond;
      });
    }
    requireSameBodies(loads);
    const samples = await takeTurns(contenders, budget);
    warnOfBusyGenerator(quantile(busy, 0.5));
    return [...figuresOf(name, samples, aim), processorFigure(name, processorTimes)];
  } finally {
    for (const load of loads) load.close();
    for (const server of servers) server.stop();
  }
}

async function serverOrders(path: string, definition: WikiDefinition): Promise<ServerOrder[]> {
  const { createWiki } = await import('wikidouble');
  const response = sendOnce(createWiki(definition), path);
  return [
    { kind: 'node:http', response },
    { kind: 'wikidouble', definition },
    { kind: 'fastify', response },
  ];
}

function contenderName(name: string, { kind }: ServerOrder): string {
  return `${name}, ${kind}`;
}

function figuresOf(name: string, samples: Samples, aim: number | undefined): Figure[] {
  const shared = { baseline: `${name}, node:http`, better: 'higher', unit: 'requests per second' } as const;
  return [
    figure(samples, { ...shared, measured: `${name}, wikidouble`, ...(aim === undefined ? {} : { aim }) }),
    figure(samples, { ...shared, measured: `${name}, fastify` }),
  ];
}

/** Steadier than requests per second where the machine has other things to do. */
function processorFigure(name: string, processorTimes: Samples): Figure {
  const samples = new Map([...processorTimes].map(([contender, times]) => [`${contender}: processor time`, times]));
  return figure(samples, {
    measured: `${name}, wikidouble: processor time`,
    baseline: `${name}, node:http: processor time`,
    better: 'lower',
    unit: 'ms a request',
  });
}

/** What is compared must be the same work. */
function requireSameBodies(loads: readonly Load[]): void {
  const bodies = new Set(loads.map(({ response }) => response.slice(response.indexOf('\r\n\r\n'))));
  if (bodies.size !== 1) throw new Error(`The servers respond differently: ${[...bodies].join('\n')}`);
}

function warnOfBusyGenerator(busy: number): void {
  if (busy < tooBusy) return;
  process.stderr.write(
    `The load generator was busy ${Math.round(busy * 100)} % of the time: the ratios are nearer to 1 than they should be.\n`,
  );
}
