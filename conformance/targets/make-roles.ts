import { setTimeout as wait } from 'node:timers/promises';

import type { FileRole } from '../../schemas/generated/scenario';
import { type Send, WikiUnreachable } from '../runner/exchange';
import { listAt, textAt } from '../runner/paths';
import type { PageMembers } from '../runner/target';
import { ApiClient, type ApiParameters, ApiProblem } from '../http/api-client';
import { type Credentials, logIn } from './log-in';
import { pageMembers } from './page-members';
import { type PlannedUse, planUses } from './plan-uses';
import { NotSent } from '../http/politeness';

/** A file whose uses were created, and can be removed. */
export interface MadeFile {
  readonly title: string;
  readonly remove: () => Promise<void>;
}

/** A page that a scenario may change, and what removes it. */
export interface MadePage extends PageMembers {
  readonly remove: () => Promise<void>;
}

/** Created pages could not be deleted. */
export class PagesLeft extends ApiProblem {
  constructor(
    /** Each title, with the reason. */
    readonly pages: readonly string[],
  ) {
    super(`these pages could not be deleted: ${pages.join(', ')}`);
  }
}

/** What is needed to create pages on a wiki. */
export interface Making {
  /** Sends requests to the wiki. */
  readonly send: Send;
  /** Sends deletions, whatever happened meanwhile. Default: `send`. */
  readonly sendRemoval?: Send;
  readonly credentials: Credentials;
  /** Distinguishes the pages of this run from those of others. Default: from the time and a random number. */
  readonly mark?: string;
}

/** Real wikis record which files a page uses shortly after it was saved; the waits double. In milliseconds. */
const patience = { tries: 8, first: 50 };
/** Without a response, a page may still be saved later. In milliseconds. */
const lateSave = 1000;

/**
 * Creates pages on a wiki that use a file as a role requires. The file itself is not uploaded: a page uses a file by
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
   * @throws ApiProblem if the wiki rejects a page; those created until then have been deleted
   * @throws RangeError for a contradictory role
   */
  async make(role: FileRole): Promise<MadeFile> {
    const label = this.nextLabel();
    const name = `${label}.png`.replaceAll(' ', role.spaces === false ? '-' : ' ');
    const pages = planUses(role, label).map((use) => ({ title: use.title, text: textOf(use, name) }));
    const remove = await this.save(pages, (client) => untilNoted(client, name, pages.length));
    return { title: `File:${name}`, remove };
  }

  /**
   * A page that a scenario may change.
   *
   * @param exists whether it is created now; if not, the scenario may create it
   * @throws ApiProblem if the wiki rejects it
   */
  async makePage(exists: boolean): Promise<MadePage> {
    const title = this.nextLabel();
    if (exists) {
      let members: PageMembers = { title };
      const remove = await this.save([{ title, text: 'A page of a check.' }], async (client) => {
        members = await pageMembers(client, title);
      });
      return { ...members, remove };
    }
    const { remover } = await (this.clients ??= this.logIn());
    return { title, remove: () => this.remove(remover, [{ title, isSaved: true }]) };
  }

  private nextLabel(): string {
    return `Wikidouble check ${this.mark} ${++this.made}`;
  }

  /** Returns what deletes the pages; if that fails, those created until then have been deleted. */
  private async save(
    pages: readonly NewPage[],
    finish: (client: ApiClient) => Promise<void> = () => Promise.resolve(),
  ): Promise<() => Promise<void>> {
    const { client, remover } = await (this.clients ??= this.logIn());
    const begun: BegunPage[] = [];
    const remove = () => this.remove(remover, begun);
    try {
      const token = await csrfToken(client);
      for (const page of pages) await save(client, page, token, begun);
      await finish(client);
    } catch (error) {
      await remove();
      throw error;
    }
    return remove;
  }

  private async logIn(): Promise<Clients> {
    const { send, sendRemoval = send, credentials } = this.making;
    const { cookies } = await logIn(send, credentials);
    const client = new ApiClient(send, cookies);
    const response = await client.get(rightsRequest);
    const rights = listAt(response, '/query/userinfo/rights');
    if (rights.includes('edit') && rights.includes('delete')) {
      return { client, remover: new ApiClient(sendRemoval, cookies) };
    }
    throw new ApiProblem(`${credentials.name} may not both create and delete pages`);
  }

  /** A page that cannot be deleted does not stop the deletion of the others. */
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

interface NewPage {
  /** With its namespace. */
  readonly title: string;
  readonly text: string;
}

/** A page whose saving was requested. */
interface BegunPage {
  readonly title: string;
  /** Whether the wiki confirmed it. */
  isSaved: boolean;
}

/** Notes the page before the request: without a response, it is unknown whether the page was saved. */
async function save(client: ApiClient, { title, text }: NewPage, token: string, begun: BegunPage[]): Promise<void> {
  const page = { title, isSaved: false };
  begun.push(page);
  try {
    await client.post(edit(title, text, token));
    page.isSaved = true;
  } catch (error) {
    // A page that the wiki refused to save is not ours, even if it exists.
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

/** The clients of one log-in: one creates pages, one deletes them. */
interface Clients {
  readonly client: ApiClient;
  readonly remover: ApiClient;
}

/** @throws anything but an error of the wiki or a missing response */
function sentenceOf(error: unknown): string {
  if (error instanceof ApiProblem || error instanceof WikiUnreachable) return error.message;
  throw error;
}

/** The link of a redirect would not be a use of the file; a link below it is. */
function textOf({ isRedirect }: PlannedUse, name: string): string {
  return `${isRedirect ? '#REDIRECT [[Main Page]]\n\n' : ''}[[File:${name}]]`;
}

async function csrfToken(client: ApiClient): Promise<string> {
  const token = textAt(await client.get(tokenRequest), '/query/tokens/csrftoken');
  if (token !== undefined) return token;
  throw new ApiProblem('the wiki gives no token for edits');
}

async function untilNoted(client: ApiClient, name: string, uses: number): Promise<void> {
  for (let tries = 0; tries < patience.tries; tries++) {
    const response = await client.get(usesRequest(name));
    if (listAt(response, '/query/allfileusages').length >= uses) return;
    await wait(patience.first * 2 ** tries);
  }
  throw new ApiProblem('the wiki does not record which pages use a file');
}

/** A file that further scenarios may use. */
interface KeptFile extends MadeFile {
  /** The role that it was created for. */
  readonly role: string;
}

/** Creates files for scenarios, one for each or one for all with the same role, and pages. */
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
   * @returns a function that the scenario calls when it is over
   * @throws ApiProblem if the wiki rejects a page
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

  /** A page for one scenario, which may change it, or create it if it does not exist. */
  makePage(exists: boolean): Promise<MadePage> {
    return this.maker.makePage(exists);
  }

  /** @throws PagesLeft after trying to delete all of them */
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

/** The rights are checked before anything is created: an account that cannot delete the pages must not create them. */
export const rightsRequest: ApiParameters = { action: 'query', meta: 'userinfo', uiprop: 'rights' };

export const tokenRequest: ApiParameters = { action: 'query', meta: 'tokens', type: 'csrf' };

/** By default the preferences of the account decide, which may add the pages to its watchlist. */
const unwatched: ApiParameters = { watchlist: 'nochange' };

/** Creates a page that does not exist. */
export function edit(title: string, text: string, token: string): ApiParameters {
  return { action: 'edit', title, text, createonly: 1, ...unwatched, token };
}

export function deletion(title: string, token: string): ApiParameters {
  return { action: 'delete', title, reason: 'End of the check', ...unwatched, token };
}

/** The request for the pages that use a file; `name` is its title without the namespace. */
export function usesRequest(name: string): ApiParameters {
  return { action: 'query', list: 'allfileusages', affrom: name, afto: name, aflimit: 'max' };
}
