import { join } from 'node:path';

import { checkOptions, type OptionNames } from '../../emulator/check-options';
import { addToContractFile, checkContractFile, type Parties } from './contract-file';
import type { Interaction } from '../contract/contract';
import { describeInteraction } from './interaction';
import { type LeftOut, NotDescribable, type RecordedExchange } from './recorded-exchange';
import { isPartyName } from './party-name';
import { readReliances, type Reliance, type ReliedMember } from './relied-members';
import { shapeOf } from './interaction-identity';
import { sortedText } from './sorted-json';

export interface PactOptions {
  /** The client's name in the contract and its file: `my-bot`. */
  readonly consumer: string;
  /** The name of the wiki in the contract. Default: `mediawiki`. */
  readonly provider?: string;
  /** The folder of the file; created if missing. Default: `./pacts`. */
  readonly dir?: string;
  /**
   * What the client depends on, in addition to or instead of what the schemas require; see `Wiki.writePact`. Default:
   * nothing more.
   */
  readonly relies?: readonly Reliance[];
}

export interface WrittenPact {
  /** Its path: `pacts/my-bot-mediawiki.json`. */
  readonly file: string;
  /** The number of interactions in the file now, including older ones. If it is 0, no file was created. */
  readonly interactions: number;
  /** What the contract does not include, and why: requests, and relied-on members that no response had. */
  readonly leftOut: readonly LeftOut[];
}

const optionNames: OptionNames<PactOptions> = { consumer: true, provider: true, dir: true, relies: true };

/** The most requests whose reasons are kept. */
const maximumLeftOut = 1000;

/** Records a contract while a client sends requests; only the shape of requests and responses is kept. */
export class PactRecorder {
  private readonly parties: Parties;
  private readonly file: string;
  private readonly reliances: readonly ReliedMember[];
  private readonly interactions = new Map<string, Interaction>();
  private readonly leftOut = new Map<string, LeftOut>();
  /** The relied-on members that any response had. */
  private readonly met = new Set<ReliedMember>();

  /** @throws TypeError for an unknown option, a name that cannot be part of a file name, or an invalid pointer */
  constructor(options: PactOptions) {
    checkOptions('wiki.writePact', options, optionNames);
    const { consumer, provider = 'mediawiki', dir = 'pacts', relies = [] } = options;
    this.parties = { consumer: checkedName('consumer', consumer), provider: checkedName('provider', provider) };
    this.file = join(dir, `${consumer}-${provider}.json`);
    this.reliances = readReliances(relies);
  }

  /** The number of different requests so far; it never decreases. */
  get size(): number {
    return this.interactions.size + this.leftOut.size;
  }

  /** @throws RangeError if the value of a token is relied on */
  record(exchange: RecordedExchange): void {
    try {
      const { interaction, met } = describeInteraction(exchange, this.reliances);
      for (const reliance of met) this.met.add(reliance);
      const shape = shapeOf(interaction);
      const held = this.interactions.get(shape);
      // The same example stays, in any order of requests.
      if (!held || sortedText(interaction) < sortedText(held)) this.interactions.set(shape, interaction);
    } catch (error) {
      if (!(error instanceof NotDescribable)) throw error;
      this.leaveOut({ request: nameOf(exchange), reason: error.message });
    }
  }

  leaveOut(leftOut: LeftOut): void {
    if (this.leftOut.size < maximumLeftOut) this.leftOut.set(`${leftOut.request} ${leftOut.reason}`, leftOut);
  }

  /** @throws ContractFileError if the file exists and is not a contract of these parties */
  check(): void {
    checkContractFile(this.file, this.parties);
  }

  /**
   * Adds what was recorded to the file.
   *
   * @throws ContractFileError if the file exists and is not a contract of these parties
   */
  write(): WrittenPact {
    const interactions = addToContractFile(this.file, this.parties, [...this.interactions.values()]);
    const unmet = this.reliances.filter((reliance) => !this.met.has(reliance));
    const unmetTexts = unmet.map(({ pointer }) => ({
      request: `relies /${pointer.join('/')}`,
      reason: 'no response had it',
    }));
    return { file: this.file, interactions, leftOut: [...this.leftOut.values(), ...unmetTexts] };
  }
}

function checkedName(party: string, name: string): string {
  if (isPartyName(name)) return name;
  throw new TypeError(`${JSON.stringify(name)} cannot be the name of a ${party}: it becomes part of a file name.`);
}

/** Method, path and action, without any other value: `POST /api.php?action=login`. */
function nameOf({ request }: RecordedExchange): string {
  const [path = '', query = ''] = request.url.split('?', 2);
  const form = Buffer.from(request.body.buffer, request.body.byteOffset, request.body.byteLength).toString('latin1');
  const action = /(?:^|&)action=([a-z]{1,40})(?:&|$)/.exec(`${query}&${form}`)?.[1];
  return `${request.method} ${path}${action === undefined ? '' : `?action=${action}`}`;
}
