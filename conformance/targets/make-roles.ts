import { setTimeout as wait } from 'node:timers/promises';

import type { FileRole } from '../../schemas/generated/scenario';
import { type Send, WikiUnreachable } from '../runner/exchange';
import { listAt, textAt } from '../runner/paths';
import { ApiClient, type ApiParameters, ApiProblem } from '../http/api-client';
import { type Credentials, logIn } from './log-in';
import { type PlannedUse, planUses } from './plan-uses';
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

/** Notes the page before the request: without a response, it is unknown whether the page was saved. */
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

/** A made file that further scenarios may use. */
interface KeptFile extends MadeFile {
  /** What it was made for. */
  readonly role: string;
}

/** Makes files for scenarios: for each its own, or one for all that want the same. */
export class FileMaker {
  private readonly maker: RoleMaker;
  private readonly kept: KeptFile[] = [];

  constructor(
    making: Making,
    /** Keeps files until `close`. */
    private readonly areShared: boolean,
  ) {
    this.maker = new RoleMaker(making);
  }

  /**
   * @param taken titles of other roles of the scenario
   * @returns what the scenario calls when it is over
   * @throws ApiProblem where the wiki refuses
   */
  async make(role: FileRole, taken: ReadonlySet<string>): Promise<MadeFile> {
    if (!this.areShared) return this.maker.make(role);
    const wanted = JSON.stringify(role);
    const known = this.kept.find((file) => file.role === wanted && !taken.has(file.title));
    if (known) return { title: known.title, remove: () => Promise.resolve() };
    const made = await this.maker.make(role);
    this.kept.push({ ...made, role: wanted });
    return { title: made.title, remove: () => Promise.resolve() };
  }

  /** @throws PagesLeft when all was tried */
  async close(): Promise<void> {
    const left: string[] = [];
    for (const { remove } of this.kept.splice(0)) {
      await remove().catch((error: unknown) => {
        if (!(error instanceof PagesLeft)) throw error;
        left.push(...error.pages);
      });
    }
    if (left.length > 0) throw new PagesLeft(left);
  }
}

/** What is asked before anything is made: who cannot delete the pages must not make them. */
export const askForRights: ApiParameters = { action: 'query', meta: 'userinfo', uiprop: 'rights' };

export const askForToken: ApiParameters = { action: 'query', meta: 'tokens', type: 'csrf' };

/** By default the preferences of the account decide, which put what it makes on its watchlist for good. */
const unwatched: ApiParameters = { watchlist: 'nochange' };

/** Creates a page that does not exist. */
export function edit(title: string, text: string, token: string): ApiParameters {
  return { action: 'edit', title, text, createonly: 1, ...unwatched, token };
}

export function deletion(title: string, token: string): ApiParameters {
  return { action: 'delete', title, reason: 'End of the check', ...unwatched, token };
}

/** Asks whether the wiki has noted which pages use a file; `name` is its title without the namespace. */
export function askForUses(name: string): ApiParameters {
  return { action: 'query', list: 'allfileusages', affrom: name, afto: name, aflimit: 'max' };
}
