/**
 * `npm run record-uploads -- URL`: plays a session of uploads on a fresh real wiki, and keeps what it responds.
 *
 * The wiki needs `$wgEnableUploads = true;` and `$wgCustomConvertCommand = "cp %s %d";`, and for the session `formats` also
 * `$wgFileExtensions = [ 'png', 'gif', 'jpg', 'jpeg', 'webp', 'svg', 'pdf', 'txt' ];`.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Command } from 'commander';
import { format, resolveConfig } from 'prettier';

import { releaseNames } from '../../emulator';
import { endCommand } from '../end-command';
import { member, Session } from '../real-wiki/session';
import { defaultPassword } from '../real-wiki/wiki-folder';
import { sessions } from './sessions';
import { fileKeyOf, multipartBody, multipartType, queryOf, withPlaceholders, type Recorded, type Step } from './step';

export const folder = join(__dirname, '../../emulator/modules/upload');

const passwords = new Map([
  ['Admin', defaultPassword],
  ['Bob', 'BobPass-12345'],
]);

class Player {
  private readonly clients = new Map<string, RecordingSession>();
  private readonly keys = new Map<string, string>();
  private readonly samples = JSON.parse(readFileSync(join(folder, 'samples.json'), 'utf8')) as Record<string, string>;

  constructor(private readonly api: string) {}

  async createBob(): Promise<void> {
    const admin = await this.client('Admin');
    const [username, password] = ['Bob', passwords.get('Bob')!];
    const createtoken = await admin.token('createaccount');
    const account = { username, password, retype: password, createtoken, createreturnurl: this.api };
    await admin.send({ action: 'createaccount', ...account });
  }

  async play(step: Step): Promise<Recorded> {
    const client = await this.client(step.as);
    const token = step.get === undefined ? await client.token('csrf') : '';
    // Early in a second, so that all that the request does happens in it.
    if (step.get === undefined && !step.together) await sleep(1030 - (Date.now() % 1000));
    const time = new Date().toISOString().replace(/\.\d+/, '');
    const response = await this.send(client, step, token);
    const key = fileKeyOf(response);
    if (step.keeps !== undefined && key !== undefined) this.keys.set(step.keeps, key);
    // The oldest version is 1.
    const archived = [...response.matchAll(/"archivename":"([^"]*!([^"]*))"/g)].reverse();
    archived.forEach(([, name = '', title = ''], index) =>
      this.keys.set(`archive name of ${title} ${index + 1}`, name),
    );
    return { time, response: withPlaceholders(response, this.api) };
  }

  private send(client: RecordingSession, step: Step, token: string): Promise<string> {
    const insert = (text: string) => text.replace(/\{([\w. ]+)\}/g, (_, name: string) => this.keys.get(name) ?? '');
    if (step.get !== undefined) return client.request(`${this.api}?${queryOf(insert(step.get))}`);
    const fields = Object.entries({ format: 'json', ...step.post, token }).map(([name, text]) => [name, insert(text)]);
    const body = multipartBody(Object.fromEntries(fields) as Record<string, string>, step.file, this.samples);
    return client.request(this.api, body);
  }

  private async client(name = ''): Promise<RecordingSession> {
    let client = this.clients.get(name);
    if (client) return client;
    this.clients.set(name, (client = new RecordingSession(this.api)));
    const password = passwords.get(name);
    if (password !== undefined) await client.logIn(name, password);
    return client;
  }
}

/** A client that can send files. */
class RecordingSession extends Session {
  async request(address: string, body?: Buffer): Promise<string> {
    const response = await fetch(address, {
      method: body ? 'POST' : 'GET',
      headers: { Cookie: this.cookieHeader, ...(body && { 'Content-Type': multipartType }) },
      body: body ? new Uint8Array(body) : null,
    });
    return response.text();
  }
}

const command = new Command('record-uploads')
  .argument('<url>', 'address of the api.php of a fresh wiki')
  .argument('<session>', Object.keys(sessions).join(' or '))
  .action(async (api: string, name: string) => {
    const steps = sessions[name];
    if (!steps) throw new Error(`There is no session ${name}.`);
    const player = new Player(api);
    const general = await new Session(api).send({ action: 'query', meta: 'siteinfo' });
    const release = /\d+\.\d+/.exec(String(member(general, 'query', 'general', 'generator')))?.[0] ?? '';
    await player.createBob();
    const recorded: Recorded[] = [];
    for (const step of steps) recorded.push(await player.play(step));
    const file = join(folder, `${name}.recorded.json`);
    const kept: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
    const all = steps.map((step, index) => {
      const before = member(kept, index);
      const isSame = JSON.stringify(member(before, 'step')) === JSON.stringify(step);
      const others = releaseNames.filter((one) => one !== release);
      const known = isSame ? Object.fromEntries(others.map((other) => [other, member(before, other)])) : {};
      return { step, ...known, [release]: recorded[index] };
    });
    const options = { ...(await resolveConfig(file)), filepath: file };
    writeFileSync(file, await format(JSON.stringify(all), options));
    console.log(`${release}: ${recorded.length} requests`);
  });

endCommand('record-uploads', command.parseAsync());
