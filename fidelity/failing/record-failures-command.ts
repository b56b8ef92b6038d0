/**
 * `npm run record-failures`: makes real wikis fail, and keeps what they respond in `recorded.json`. The extensions AbuseFilter,
 * ConfirmEdit and SpamBlacklist come with Debian's package of MediaWiki.
 */
import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { Command } from 'commander';

import { releaseNames, type ReleaseName } from '../../emulator';
import { endCommand } from '../end-command';
import { realReleases } from '../real-wiki/releases';
import { stopServer } from '../real-wiki/server';
import { Session } from '../real-wiki/session';
import { bringUp } from '../real-wiki/up';
import { administrator, defaultHome, defaultPassword, wikiFolder } from '../real-wiki/wiki-folder';
import { failures, formats, lastingHeaders, page, recordedFile, type RecordedFailure } from './failures';

const everybody = ['*', 'user', 'autoconfirmed', 'bot', 'sysop'];

const settings = [
  "wfLoadExtensions( [ 'AbuseFilter', 'SpamBlacklist', 'ConfirmEdit' ] );",
  "$wgBlacklistSettings = [ 'spam' => [ 'files' => [] ] ];",
  // Without a cache, each response is made anew.
  '$wgMainCacheType = CACHE_NONE; $wgMaxArticleSize = 20; $wgEnableUploads = true;',
  "foreach ( [ 'edit', 'create' ] as $t ) { $wgCaptchaTriggers[$t] = isset( $_SERVER['HTTP_X_CAPTCHA'] ); }",
  "foreach ( [ 'addurl', 'createaccount', 'badlogin' ] as $t ) { $wgCaptchaTriggers[$t] = false; }",
  ...everybody.map((group) => `$wgGroupPermissions['${group}']['skipcaptcha'] = false;`),
  "$wgGroupPermissions['sysop']['sboverride'] = false;",
  "$wgGroupPermissions['sysop']['abusefilter-modify'] = true;",
];

const filters = [
  { name: 'No shouting', rule: 'added_lines irlike "shouting"', action: 'Disallow', message: 'abusefilter-disallowed' },
  { name: 'Are you "sure"?', rule: 'added_lines irlike "suspicious"', action: 'Warn', message: 'abusefilter-warning' },
];

/** A wiki that can be made to fail. */
class FailingWiki {
  private readonly admin: Session;
  private readonly bob: Session;

  constructor(private readonly api: string) {
    this.admin = new Session(api);
    this.bob = new Session(api);
  }

  /** Gives a new wiki its pages, filters and users; one that has them keeps them. */
  async prepare(): Promise<void> {
    await this.admin.logIn(administrator, defaultPassword);
    const token = await this.admin.token('csrf');
    const edit = (title: string, text: string) => this.admin.send({ action: 'edit', title, text, token });
    await edit('MediaWiki:Spam-blacklist', 'bad\\.example\nworse\\.example\n');
    await edit(page, 'Old text.');
    await edit('Protected', 'Text.');
    await this.admin.send({ action: 'protect', title: 'Protected', protections: 'edit=sysop', token });
    const createtoken = await this.bob.token('createaccount');
    await this.bob.send({
      ...{ action: 'createaccount', username: 'Bob', createtoken, createreturnurl: this.api },
      ...{ password: defaultPassword, retype: defaultPassword },
    });
    await this.bob.logIn('Bob', defaultPassword);
    for (const filter of filters) await this.addFilter(filter);
  }

  private async addFilter({ name, rule, action, message }: (typeof filters)[number]): Promise<void> {
    const address = new URL('/index.php?title=Special:AbuseFilter/new', this.api).href;
    const form = await this.admin.read(address);
    const field = /<input[^>]*name="wpEditToken"[^>]*>/.exec(form)?.[0] ?? '';
    const wpEditToken = (/value="([^"]*)"/.exec(field)?.[1] ?? '').replace('&#92;', '\\');
    const values = {
      ...{ wpEditToken, wpFilterDescription: name, wpFilterRules: rule, wpFilterNotes: '', wpFilterGroup: 'default' },
      ...{ wpFilterEnabled: '1', [`wpFilterAction${action}`]: '1' },
      ...{ [`wpFilter${action}Message`]: message, [`wpFilter${action}MessageOther`]: '' },
    };
    await this.admin.read(address, new URLSearchParams(values));
  }

  async record(name: string, format: string): Promise<RecordedFailure> {
    const failure = failures.find((each) => each.name === name);
    if (!failure) throw new Error(`There is no failure ${name}`);
    // The first revision is that of whoever is in conflict; the page then gets another.
    const token = await this.admin.token('csrf');
    const random = String(Math.random());
    const { edit } = (await this.admin.send({ action: 'edit', title: page, text: random, token })) as {
      readonly edit: { readonly oldrevid: number };
    };
    const session = name === 'protectedpage' ? this.bob : this.admin;
    const body = new URLSearchParams(failure.parameters);
    for (const [parameter, value] of body) {
      body.set(parameter, value.replace('{first revision}', String(edit.oldrevid)).replace('{random}', random));
    }
    body.set('token', await session.token('csrf'));
    const response = await fetch(`${this.api}?${format}`, {
      method: 'POST',
      body,
      headers: { Cookie: session.cookieHeader, ...failure.headers },
    });
    const text = await response.text();
    // Whoever was warned before may go on; the next edit is warned of again.
    if (text.includes('newrevid')) return this.record(name, format);
    return {
      headers: lastingHeaders(response.headers),
      body: text.replaceAll(new URL(this.api).origin, '{server}'),
    };
  }
}

async function recordRelease(home: string, release: ReleaseName, port: number) {
  const folder = wikiFolder(home, `failing-${release}`);
  await stopServer(folder);
  rmSync(folder.root, { recursive: true, force: true });
  const options = { home, name: folder.name, release, port, debug: false, settings, gitHead: undefined };
  const { api } = await bringUp({ ...options, password: defaultPassword });
  const update = spawnSync('php', [...realReleases[release].maintenance('update'), '--quick'], { cwd: folder.web });
  if (update.status !== 0) throw new Error(`${folder.name}: ${update.stdout.toString()}${update.stderr.toString()}`);
  const wiki = new FailingWiki(api);
  await wiki.prepare();
  const recorded: Record<string, Record<string, RecordedFailure>> = {};
  for (const { name } of failures) {
    const byFormat: Record<string, RecordedFailure> = (recorded[name] = {});
    for (const format of formats) byFormat[format] = await wiki.record(name, format);
    const [first] = Object.values(byFormat);
    console.log(`${release} ${name}: ${first?.headers['mediawiki-api-error'] ?? first?.body}`);
  }
  await stopServer(folder);
  return recorded;
}

async function main(): Promise<number> {
  const { home, port } = new Command('record-failures')
    .description('Makes fresh real wikis fail, and keeps what they respond. Names of wikis: failing-1.39, …')
    .option('--home <folder>', 'where wikis live', defaultHome)
    .option('--port <number>', 'of the first release; the others follow', '8161')
    .parse()
    .opts<{ readonly home: string; readonly port: string }>();
  const recorded: Record<string, unknown> = {};
  for (const [place, release] of releaseNames.entries()) {
    recorded[release] = await recordRelease(home, release, Number(port) + place);
  }
  writeFileSync(recordedFile, `${JSON.stringify(recorded, null, 2)}\n`);
  return 0;
}

if (require.main === module) endCommand('record-failures', main(), 2);
