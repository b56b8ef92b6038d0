import { createWiki, type Wiki } from '../../emulator';
import type { Scenario, Step } from '../../schemas/generated/scenario';
import type { StepResponses } from '../../conformance/runner/responses';
import type { Send } from '../../conformance/runner/exchange';
import { Placeholders } from '../../conformance/runner/placeholders';
import { takeStep } from '../../conformance/runner/take-step';
import type { FilledRole } from '../../conformance/runner/target';
import { buildRoles } from '../../conformance/targets/build-roles';
import { fillRoles } from '../../conformance/targets/emulator-targets';
import { sendInProcess } from '../../conformance/http/send-in-process';

/** In the future, so that no cookie of an example has expired. */
const exampleTime = '2099-01-01T00:00:00Z';

/** The emulator as a scenario needs it, with the same examples each time and on every machine. */
export class ExampleWiki {
  /** The values of roles and captures. */
  readonly placeholders: Placeholders;

  private constructor(
    private readonly wiki: Wiki,
    private readonly send: Send,
    private readonly roles: ReadonlyMap<string, FilledRole>,
    private readonly showsDebugBlock: boolean,
  ) {
    this.placeholders = new Placeholders(roles);
  }

  static async of(scenario: Scenario): Promise<ExampleWiki> {
    const { titles, definition } = buildRoles(scenario);
    const debug = Object.values(scenario.given ?? {}).some(({ kind }) => kind === 'debug block');
    const wiki = createWiki(definition, { seed: 'examples', now: exampleTime, debug });
    const send = sendInProcess(wiki, 'https://wiki.example/api.php');
    const roles = await fillRoles(scenario, titles, send);
    return new ExampleWiki(wiki, send, roles, debug);
  }

  async runStep(step: Step): Promise<StepResponses> {
    const role = this.roles.get(step.as ?? '');
    const cookies = role?.kind === 'session' ? role.cookies : undefined;
    const { send, placeholders, showsDebugBlock } = this;
    const sending = { send, placeholders, cookies, ignoreDebugBlock: !showsDebugBlock };
    return (await takeStep(step, sending)).responses;
  }

  close(): Promise<void> {
    return this.wiki.close();
  }
}
