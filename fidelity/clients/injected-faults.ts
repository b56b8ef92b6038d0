import type { FaultDefinition } from '../../emulator';
import type { WritingRequest } from '../../emulator/faults/fault';
import { anyFaults } from '../../emulator/faults/faults';

/** A fault that client libraries are tried with. */
export interface InjectedFault {
  /** The first column of the table in docs/faults.md. */
  readonly row: string;
  /** What a robust client does, in Markdown. */
  readonly advice: string;
  readonly fault: FaultDefinition;
  /** The request: one that writes, or one with these parameters. Default: one that reads. */
  readonly request?: WritingRequest | Readonly<Record<string, string>> | undefined;
}

/** Every fault with its defaults, and with the options that make a difference to clients. */
export const injectedFaults: readonly InjectedFault[] = inOrder().flatMap(([kind, { describe }]) => {
  const { advice, request, options = {}, variants = [] } = describe;
  const name = `\`${kind}\``;
  return [
    { row: name, advice, fault: definition(kind, options), request },
    ...variants.map((variant) => {
      const row = `${name}, ${variant.label}`;
      return { row, advice: variant.advice, fault: definition(kind, variant.options), request };
    }),
  ];
});

/** Named faults first, as they are declared, with the statuses before the faults of the transport. */
function inOrder(): (readonly [kind: string, fault: (typeof anyFaults)[string]])[] {
  const all = Object.entries(anyFaults);
  const statuses = all.filter(([kind]) => /^\d/.test(kind));
  const names = all.filter(([kind]) => !/^\d/.test(kind));
  const firstOfTransport = names.findIndex(([kind]) => kind === 'slow');
  return [...names.slice(0, firstOfTransport), ...statuses, ...names.slice(firstOfTransport)];
}

function definition(kind: string, options: object): FaultDefinition {
  return { ...options, kind: /^\d/.test(kind) ? Number(kind) : kind } as FaultDefinition;
}
