import { expect } from 'chai';

import { createWiki } from '../../emulator';
import { demonstration } from '../../emulator/definition/demonstration';
import { LiveTarget } from '../targets/live-target';
import { sendInProcess } from '../http/send-in-process';
import { check } from './run-check.test-support';
import { runScenarios } from './run-scenarios';

const nowhere = 'http://127.0.0.1:1';

describe('wikidouble check --dry-run', () => {
  it('prints the requests, and sends none', async () => {
    const { status, stdout, stderr } = await check([
      `${nowhere}/w/api.php`,
      '--dry-run',
      '--only',
      'unused-file-succeeds',
    ]);
    expect(stderr).to.equal('');
    expect(stdout).to.equal(
      [
        'Nothing was sent to http://127.0.0.1:1/w/api.php. With these headers',
        '  user-agent: wikidouble/0.1.0 (conformance check; https://www.npmjs.com/package/wikidouble)',
        'this would be sent, one request after the other:',
        '',
        'Looking for the api.php; what follows the first that is one is not sent',
        '  GET http://127.0.0.1:1/w/api.php?action=query&meta=siteinfo&siprop=general&servedby=1&format=json&formatversion=2&maxlag=5',
        '',
        'Looking for files that scenarios need',
        '  GET http://127.0.0.1:1/w/api.php?action=query&list=allfileusages&afprefix=Wikidouble+unused+1&aflimit=1&format=json&formatversion=2&maxlag=5',
        '',
        'unused-file-succeeds: A request for an unused file succeeds.',
        '  {unused.title}: file with 0 uses',
        '  GET http://127.0.0.1:1/w/api.php?action=query&list=imageusage&iutitle={unused.title}&format=json',
        '',
        '3 requests for one scenario.',
        'One more is sent for each page of a list that continues, each file that is looked into and each repetition;',
        'never more than 150 altogether.',
        'Conditions such as uselang are added to most of them, and generated requests follow.',
        '',
      ].join('\n'),
    );
    expect(status).to.equal(0);
  });

  it('prints how pages would be created and deleted, with --allow-writes', async () => {
    const args = [`${nowhere}/api.php`, '--user', 'Alice', '--allow-writes', '--only', '4.2.3', '--dry-run'];
    const { stdout } = await check(args);
    const [, making = ''] = /\nMaking what is not found[^\n]*\n([^]*?)\n\n/.exec(stdout) ?? [];
    expect(making.replaceAll('http://127.0.0.1:1/api.php', '').split('\n')).to.deep.equal([
      '  GET ?action=query&meta=userinfo&uiprop=rights&format=json&formatversion=2&maxlag=5',
      '  GET ?action=query&meta=tokens&type=csrf&format=json&formatversion=2&maxlag=5',
      '  POST   action=edit&title=Wikidouble+check+{mark}&text={wikitext}&createonly=1&watchlist=nochange&token=<token>&format=json&formatversion=2&maxlag=5',
      '  GET ?action=query&list=allfileusages&affrom=Wikidouble+check+{mark}.png&afto=Wikidouble+check+{mark}.png&aflimit=max&format=json&formatversion=2&maxlag=5',
      '  GET ?action=query&meta=tokens&type=csrf&format=json&formatversion=2',
      '  POST   action=delete&title=Wikidouble+check+{mark}&reason=End+of+the+check&watchlist=nochange&token=<token>&format=json&formatversion=2',
    ]);
  });

  it('prints no secret, and needs none', async () => {
    const args = [nowhere, '--user', 'Alice', '--header-from', 'X-Gate=GATE', '--dry-run'];
    const env = { WIKIDOUBLE_PASSWORD: 'correct horse battery', GATE: 'open sesame' };
    const { stdout } = await check(args, env);
    expect(stdout).to.not.match(/battery|sesame/);
    expect(stdout).to.contain('\n  x-gate: <GATE>\n');
    expect(stdout).to.contain('&lgpassword=<lgpassword>&lgtoken=<lgtoken>&');
    expect(stdout).to.contain('\n  GET http://127.0.0.1:1/\n');
    expect(stdout).to.match(
      /\n {2}GET \{api\}\?action=query&meta=tokens&type=watch&format=json \[cookie: <cookies of editor>\]/,
    );
    expect((await check(args)).stdout).to.equal(stdout);
  });

  it('prints exactly what the scenarios send, if nothing has to be found first', async () => {
    const sent: string[] = [];
    const send = sendInProcess(createWiki(demonstration), `${nowhere}/api.php`);
    const target = new LiveTarget(
      `${nowhere}/api.php`,
      {
        send: (request) => {
          sent.push(`${request.method} ${nowhere}/api.php${request.query}`);
          return send(request);
        },
      },
      { remembersResponses: true },
    );
    const only = ['4.1.1', '2.2.only-requested'];
    const { stdout } = await check([`${nowhere}/api.php`, '--only', ...only, '--dry-run']);
    const { exitCode } = await runScenarios(target, { only });
    expect(exitCode).to.equal(0);
    const printed = stdout.split('\n').flatMap((line) => /^ {2}((?:GET|HEAD|POST) .*)$/.exec(line)?.[1] ?? []);
    const isSurvey = (line: string) => /maxlag=5|[{]|servedby|allfileusages|iutitle=File%3AWikidouble/.test(line);
    expect(printed.filter((line) => !isSurvey(line))).to.deep.equal(sent.filter((line) => !isSurvey(line)));
    expect(stdout).to.contain(
      '\nConditions such as uselang are added to most of them, and generated requests follow.\n',
    );
  });
});
