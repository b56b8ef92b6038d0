import { once } from 'node:events';

import { expect } from 'chai';

import { check, main, startProgram, TestServers } from './run-check.test-support';
import { WritableWiki } from './writable-wiki.test-support';

const env = { WIKIDOUBLE_PASSWORD: 'correct horse battery' };

describe('wikidouble check --allow-writes', () => {
  const servers = new TestServers();
  afterEach(() => {
    servers.close();
  });
  const writing = ['--user', 'Admin', '--allow-writes', '--only', 'all-namespaces-give-the-whole-list'];

  it('creates pages under its own name, one set for all scenarios with the same needs, and deletes them', async () => {
    const wiki = new WritableWiki();
    const titles = new Set<string>();
    wiki.onEdit = (title) => void titles.add(title);
    const site = await servers.serve(wiki.listener);
    const twice = ['batches-of-one-give-the-whole-list', 'incomplete-response-has-continue'];
    const { stdout } = await check([`${site}/api.php`, ...writing, ...twice], env);
    expect(stdout).to.match(/ requests \(limit 500\)/);
    expect(wiki.pages.size).to.equal(0);
    expect([...titles].map((title) => title.replace(/^[^:]*:/, '').replace(/ \w{8,} /, ' MARK '))).to.deep.equal([
      'Wikidouble check MARK 1 999',
      'Wikidouble check MARK 1 998',
      'Wikidouble check MARK 2 999',
      'Wikidouble check MARK 2 998',
      'Wikidouble check MARK 2 997',
    ]);
    expect(wiki.sent.filter(({ action }) => action === 'login')).to.have.length(2);
    // A busy wiki can refuse requests outside scenarios (maxlag), but not deletions.
    const lags = (wanted: string) =>
      new Set(wiki.sent.flatMap(({ action, maxlag }) => (action === wanted ? [maxlag] : [])));
    expect([lags('edit'), lags('login'), lags('delete')]).to.deep.equal([
      new Set(['5']),
      new Set(['5']),
      new Set([undefined]),
    ]);
  });

  it('says what it could not delete, and does not exit with 0', async () => {
    const wiki = new WritableWiki();
    wiki.refusesToDelete = true;
    const site = await servers.serve(wiki.listener);
    const args = [`${site}/api.php`, ...writing, '--report', 'json'];
    const { status, stdout } = await check(args, env);
    const report = JSON.parse(stdout) as { runs: { leftOver: string[]; findings: { id: string }[] }[] };
    expect(report.runs[0]?.leftOver).to.have.length(3);
    expect(report.runs[0]?.leftOver[0]).to.match(/^Wikidouble check \w+ 1 999 \(permissiondenied: No\.\)$/);
    expect(report.runs[0]?.findings.map(({ id }) => id)).to.include('made-pages-are-left');
    expect(status).to.not.equal(0);
  });

  it('deletes them after the budget is used up, and after Ctrl-C', async () => {
    const wiki = new WritableWiki();
    const site = await servers.serve(wiki.listener);
    const short = await check([`${site}/api.php`, ...writing, '--budget', '10'], env);
    expect(short.status).to.equal(2);
    expect(short.stdout).to.contain('The budget of 10 requests is used up; --budget allows more.');
    expect(wiki.sent.filter(({ action }) => action === 'delete')).to.have.length.above(0);
    expect(wiki.pages.size).to.equal(0);

    wiki.sent.length = 0;
    // Prints when a signal has arrived, before the command handles it.
    const program = `process.on('SIGINT', () => console.error('It has come.')); require(${JSON.stringify(main)});`;
    const { child, ended, printed } = startProgram(['-e', program, 'check', `${site}/api.php`, ...writing], env);
    const began = new Promise<void>((resolve) => {
      wiki.onEdit = async (title) => {
        if (!title.endsWith('998')) return;
        child.kill('SIGINT');
        resolve();
        // The page is saved after the signal.
        await printed('It has come.');
      };
    });
    await Promise.all([began, once(child, 'close')]);
    const { status, stderr } = await ended;
    expect(stderr).to.equal(
      'It has come.\nwikidouble: interrupted; the pages that were created on the wiki have been deleted.\n',
    );
    expect(status).to.equal(2);
    expect(wiki.sent.filter(({ action }) => action === 'edit')).to.have.length(2);
    expect(wiki.pages.size).to.equal(0);
  });

  it('writes nothing without it, whatever a user scenario sends', async () => {
    const wiki = new WritableWiki();
    const site = await servers.serve(wiki.listener);
    const anonymous = await check([`${site}/api.php`, '--only', '5', '1.tokens-sent-back', '4.2.3']);
    expect(anonymous.stdout).to.contain('sends action=logout, which can write and is only sent if there is an account');
    // Generated requests without an action get the help page.
    const actions = () => new Set(wiki.sent.flatMap(({ action }) => action ?? []));
    expect(actions()).to.deep.equal(new Set(['query', 'nonesuch']));
    await check([`${site}/api.php`, '--user', 'Admin', '--only', '5', '4.2.3'], env);
    expect(actions()).to.deep.equal(new Set(['query', 'nonesuch', 'login', 'logout']));
  });
});
