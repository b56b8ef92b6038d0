import { setTimeout as wait } from 'node:timers/promises';

import type { FileRole } from '../../schemas/generated/scenario';
import type { Send } from '../runner/exchange';
import { listAt, textAt } from '../runner/paths';
import { ApiClient, ApiProblem } from './api-client';
import { logIn, type Credentials } from './log-in';
import { planUses, type PlannedUse } from './plan-uses';

/** A file whose uses were made, and can be removed. */
export interface MadeFile {
  readonly title: string;
  readonly remove: () => Promise<void>;
}

/** Real wikis note which files a page uses shortly after it was saved. */
const patience = { tries: 25, milliseconds: 200 };

/**
 * Makes pages on a wiki that use a file as a role wants it. The file itself is not uploaded: a page uses a file by
 * naming it (spec 4.2, facts 4.2).
 */
export class RoleMaker {
  private client: Promise<ApiClient> | undefined;
  private made = 0;

  constructor(
    private readonly send: Send,
    private readonly credentials: Credentials,
    /** Tells the pages of this run from those of others, on a wiki that many use. */
    private readonly mark = Date.now().toString(36),
  ) {}

  /**
   * @throws ApiProblem where the wiki refuses; nothing is left of what was made until then
   * @throws RangeError for a role that contradicts itself
   */
  async make(role: FileRole): Promise<MadeFile> {
    const client = await (this.client ??= this.logIn());
    const label = `Wikidouble check ${this.mark} ${++this.made}`;
    const name = `${label}.png`.replaceAll(' ', role.spaces === false ? '-' : ' ');
    const plan = planUses(role, label);
    const saved: PlannedUse[] = [];
    const remove = () => this.remove(client, saved);
    try {
      const token = await csrfToken(client);
      for (const use of plan) {
        await client.post({ action: 'edit', title: use.title, text: textOf(use, name), createonly: 1, token });
        saved.push(use);
      }
      await untilNoted(client, name, plan.length);
    } catch (error) {
      await remove();
      throw error;
    }
    return { title: `File:${name}`, remove };
  }

  /** Who cannot delete the pages must not make them. */
  private async logIn(): Promise<ApiClient> {
    const client = new ApiClient(this.send, (await logIn(this.send, this.credentials)).cookies);
    const answer = await client.get({ action: 'query', meta: 'userinfo', uiprop: 'rights' });
    const rights = listAt(answer, '/query/userinfo/rights');
    if (rights.includes('edit') && rights.includes('delete')) return client;
    throw new ApiProblem(`${this.credentials.name} may not both make and delete pages`);
  }

  private async remove(client: ApiClient, pages: readonly PlannedUse[]): Promise<void> {
    const left: string[] = [];
    const token = await csrfToken(client);
    for (const { title } of pages) {
      await client.post({ action: 'delete', title, reason: 'End of the check', token }).catch((error: unknown) => {
        if (!(error instanceof ApiProblem)) throw error;
        if (error.code !== 'missingtitle') left.push(`${title} (${error.message})`);
      });
    }
    if (left.length > 0) throw new ApiProblem(`these pages are left: ${left.join(', ')}`);
  }
}

/** The link of a redirect would be no use of the file; what stands below it is one. */
function textOf({ isRedirect }: PlannedUse, name: string): string {
  return `${isRedirect ? '#REDIRECT [[Main Page]]\n\n' : ''}[[File:${name}]]`;
}

async function csrfToken(client: ApiClient): Promise<string> {
  const token = textAt(await client.get({ action: 'query', meta: 'tokens', type: 'csrf' }), '/query/tokens/csrftoken');
  if (token !== undefined) return token;
  throw new ApiProblem('the wiki gives no token for edits');
}

async function untilNoted(client: ApiClient, name: string, uses: number): Promise<void> {
  for (let tries = 0; tries < patience.tries; tries++) {
    const answer = await client.get({
      action: 'query',
      list: 'allfileusages',
      affrom: name,
      afto: name,
      aflimit: 'max',
    });
    if (listAt(answer, '/query/allfileusages').length >= uses) return;
    await wait(patience.milliseconds);
  }
  throw new ApiProblem('the wiki does not note which pages use a file');
}
