import { expect } from 'chai';

import { isSameSite, obstacleIn } from './detect-wiki-obstacle';

const sameSite = (from: string, to: string): boolean => isSameSite(new URL(from), new URL(to));

describe('a site', () => {
  it('is the same for HTTP and HTTPS at the usual ports', () => {
    expect(sameSite('http://wiki.example/', 'https://www.wiki.example/w/')).to.equal(true);
    expect(sameSite('https://wiki.example/', 'http://wiki.example/')).to.equal(false);
  });

  it('is another at another port, where something else may listen', () => {
    for (const to of ['https://wiki.example:8443/', 'http://wiki.example:8080/', 'ftp://wiki.example/', 'file:///']) {
      expect(sameSite('http://wiki.example/', to), to).to.equal(false);
    }
  });
});

describe('an obstacle', () => {
  const redirect = (location: string) =>
    obstacleIn('https://wiki.example/api.php', { status: 302, headers: [['Location', location]], body: '' });
  const page = (body: string, status: number) =>
    obstacleIn('https://wiki.example/api.php', { status, headers: [], body });

  it('is a redirect to an address that is not HTTP', () => {
    expect(redirect('file:///etc/passwd/api.php')).to.equal(
      'https://wiki.example/api.php redirects to an address that is not HTTP (file:).',
    );
    expect(redirect('https://other.example/api.php')).to.match(/redirects to another site, https:\/\/other\.example\//);
  });

  it('is a password form, however its field is written', () => {
    for (const field of ['<input name=a type=password>', `<INPUT type = 'Password' >`, '<input\n type="password"/>']) {
      expect(page(`<form>${field}</form>`, 200), field).to.contain('shows a log-in form');
    }
    expect(page('<p type="password">&lt;input type=password&gt;</p><!-- <input type=password> -->', 200)).to.equal(
      undefined,
    );
  });

  it('is quoted by its title, or by its visible text', () => {
    expect(page('<title>Down &amp; out</title><p>x</p>', 500)).to.contain('(status 500): "Down & out".');
    expect(page('<script>x</script><style>y</style><p>Under <b>repair</b>', 500)).to.contain(': "Under repair".');
  });
});
