import { setTimeout as wait } from 'node:timers/promises';

import type { FileRole } from '../../schemas/generated/scenario';
import { WikiUnreachable, type Send } from '../runner/exchange';
import { listAt, textAt } from '../runner/paths';
import { ApiClient, ApiProblem } from '../http/api-client';
import { logIn, type Credentials } from './log-in';
import { askForRights, askForToken, askForUses, deletion, edit } from './make-roles-requests';
import { planUses, type PlannedUse } from './plan-uses';
import { NotSent } from '../http/politeness';

/** A file whose uses were made, and can be removed. */
export interface MadeFile {
  readonly title: string;
  readonly remove: () => Promise<void>;
}

/** What was made could not be deleted. */
export class PagesLeft extends ApiProblem {
  constructor(
    /** Each title, and why it is left. */
    readonly pages: readonly string[],
  ) {
    super(`these pages could not be deleted: ${pages.join(', ')}`);
  }
}

/** What makes pages on a wiki. */
export interface Making {
  /** How the wiki is asked. */
  readonly send: Send;
  /** How it is asked to delete what was made, whatever happened meanwhile. Default: `send`. */
  readonly sendRemoval?: Send;
  readonly credentials: Credentials;
  /** Tells the pages of this run from those of others, on a wiki that many use. Default: the time and chance. */
  readonly mark?: string;
}

/** Real wikis note which files a page uses shortly after it was saved; the waits double. In milliseconds. */
const patience = { tries: 8, first: 50 };
/** A page that was not answered for may be saved later. In milliseconds. */
const lateSave = 1000;

/**
 * Makes pages on a wiki that use a file as a role wants it. The file itself is not uploaded: a page uses a file by
 * naming it (spec 4.2, core 4.2).
 */
export class RoleMaker {
  private clients: Promise<Clients> | undefined;
  private made = 0;
  private readonly mark: string;

  constructor(private readonly making: Making) {
    this.mark = making.mark ?? Date.now().toString(36) + Math.random().toString(36).slice(2, 6);
  }

  /**
   * @throws ApiProblem where the wiki refuses; nothing is left of what was made until then
   * @throws RangeError for a role that contradicts itself
   */
  async make(role: FileRole): Promise<MadeFile> {
    const { client, remover } = await (this.clients ??= this.logIn());
    const label = `Wikidouble check ${this.mark} ${++this.made}`;
    const name = `${label}.png`.replaceAll(' ', role.spaces === false ? '-' : ' ');
    const plan = planUses(role, label);
    const begun: BegunPage[] = [];
    const remove = () => this.remove(remover, begun);
    try {
      const token = await csrfToken(client);
      for (const use of plan) await save(client, use, { text: textOf(use, name), token }, begun);
      await untilNoted(client, name, plan.length);
    } catch (error) {
      await remove();
      throw error;
    }
    return { title: `File:${name}`, remove };
  }

  private async logIn(): Promise<Clients> {
    const { send, sendRemoval = send, credentials } = this.making;
    const { cookies } = await logIn(send, credentials);
    const client = new ApiClient(send, cookies);
    const response = await client.get(askForRights);
    const rights = listAt(response, '/query/userinfo/rights');
    if (rights.includes('edit') && rights.includes('delete')) {
      return { client, remover: new ApiClient(sendRemoval, cookies) };
    }
    throw new ApiProblem(`${credentials.name} may not both create and delete pages`);
  }

  /** One that cannot be deleted is no reason to leave the others. */
  private async remove(client: ApiClient, pages: BegunPage[]): Promise<void> {
    if (pages.length === 0) return;
    const left: string[] = [];
    const token = await csrfToken(client).catch((error: unknown) => {
      throw new PagesLeft(pages.map(({ title }) => `${title} (${sentenceOf(error)})`));
    });
    for (const { title, isSaved } of pages.splice(0)) {
      try {
        const isGone = await deletePage(client, title, token);
        if (isGone || isSaved) continue;
        await wait(lateSave);
        await deletePage(client, title, token);
      } catch (error) {
        left.push(`${title} (${sentenceOf(error)})`);
      }
    }
    if (left.length > 0) throw new PagesLeft(left);
  }
}

/** A page that the wiki was asked to save. */
interface BegunPage {
  readonly title: string;
  /** Whether it said that it did. */
  isSaved: boolean;
}

/** Notes the page before it is sent: whether one was saved that got no answer, nobody knows. */
async function save(
  client: ApiClient,
  { title }: PlannedUse,
  { text, token }: { readonly text: string; readonly token: string },
  begun: BegunPage[],
): Promise<void> {
  const page = { title, isSaved: false };
  begun.push(page);
  try {
    await client.post(edit(title, text, token));
    page.isSaved = true;
  } catch (error) {
    // What the wiki refuses to save is not ours, even where there is a page.
    const isRefused = error instanceof ApiProblem && error.code !== undefined && !error.code.startsWith('internal');
    if (isRefused || error instanceof NotSent) begun.pop();
    throw error;
  }
}

/** Whether there was a page to delete. */
async function deletePage(client: ApiClient, title: string, token: string): Promise<boolean> {
  try {
    await client.post(deletion(title, token));
    return true;
  } catch (error) {
    if (error instanceof ApiProblem && error.code === 'missingtitle') return false;
    throw error;
  }
}

/** Those of one log-in: what makes pages, and what deletes them. */
interface Clients {
  readonly client: ApiClient;
  readonly remover: ApiClient;
}

/** @throws what is no answer of a wiki, and no lack of one */
function sentenceOf(error: unknown): string {
  if (error instanceof ApiProblem || error instanceof WikiUnreachable) return error.message;
  throw error;
}

/** The link of a redirect would be no use of the file; what stands below it is one. */
function textOf({ isRedirect }: PlannedUse, name: string): string {
  return `${isRedirect ? '#REDIRECT [[Main Page]]\n\n' : ''}[[File:${name}]]`;
}

async function csrfToken(client: ApiClient): Promise<string> {
  const token = textAt(await client.get(askForToken), '/query/tokens/csrftoken');
  if (token !== undefined) return token;
  throw new ApiProblem('the wiki gives no token for edits');
}

async function untilNoted(client: ApiClient, name: string, uses: number): Promise<void> {
  for (let tries = 0; tries < patience.tries; tries++) {
    const response = await client.get(askForUses(name));
    if (listAt(response, '/query/allfileusages').length >= uses) return;
    await wait(patience.first * 2 ** tries);
  }
  throw new ApiProblem('the wiki does not record which pages use a file');
}
