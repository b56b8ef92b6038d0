import { expect } from 'chai';

import { redactAddresses } from './addresses';

const hide = (text: string, ...hosts: string[]) => redactAddresses(text, hosts);

describe('addresses in reports', () => {
  it('are redacted, of clients and of machines behind a wiki', () => {
    expect(hide('Start request GET /api.php\nIP: 203.0.113.9\nHTTP HEADERS:')).to.equal(
      'Start request GET /api.php\nIP: <address>\nHTTP HEADERS:',
    );
    expect(hide('X-FORWARDED-FOR: 203.0.113.9, 10.0.0.2.')).to.equal('X-FORWARDED-FOR: <address>, <address>.');
    expect(hide('Your IP address is 2001:db8::17, via [fe80::1%eth0].')).to.equal(
      'Your IP address is <address>, via <address>.',
    );
    expect(hide('"::ffff:203.0.113.9" db 10.0.0.7:3306')).to.equal('"<address>" db <address>:3306');
  });

  it('are kept if they are those of the wiki, and only as part of its address', () => {
    const hosts = ['127.0.0.1:8080', '[::1]:8080', '192.0.2.7'];
    expect(hide('http://127.0.0.1:8080/api.php, http://[::1]:8080/api.php, http://192.0.2.7/w', ...hosts)).to.equal(
      'http://127.0.0.1:8080/api.php, http://[::1]:8080/api.php, http://192.0.2.7/w',
    );
    expect(hide('Nothing listens at 127.0.0.1:8080: refused', ...hosts)).to.contain('127.0.0.1:8080');
    expect(hide('IP: 127.0.0.1, 192.0.2.7, 127.0.0.1:9', ...hosts)).to.equal('IP: <address>, <address>, <address>:9');
  });

  it('are redacted if a report cut them off', () => {
    expect(hide('IP: 203.0.11… (40 characters), 2001:db8:…')).to.equal('IP: <address>… (40 characters), <address>…');
    expect(hide('MediaWiki 1.43…')).to.equal('MediaWiki 1.43…');
  });

  it('are not confused with similar texts', () => {
    const text = 'MediaWiki 1.43.9, PHP 8.2.35, MWDebug::append, 12:34:56, 1.2.3.4.5, 999.1.1.1, a: b, Dead::End';
    expect(hide(text)).to.equal(text);
  });
});
