import { expect } from 'chai';

import { BrokerConnection } from './broker-connection';
import { readBroker } from './broker-options';
import { ScriptedHost, type ScriptedResponse } from './scripted-host.test-support';

const hal = { 'Content-Type': 'application/hal+json;charset=utf-8' };
const index = { status: 200, headers: hal, body: '{"_links":{}}' };
const token = { token: 'open-sesame' };
const basic = { username: 'anna', password: 'open-sesame' };

describe('failures of a broker', () => {
  /** The message for a response to a request that is not the index, with `HOST` for the address. */
  async function messageFor(
    response: ScriptedResponse | undefined,
    { credentials = {}, reads = false, path = '/pacts', patience = 10_000 } = {},
  ): Promise<string> {
    const host = await ScriptedHost.start(({ path: sent }) => (reads && sent === '/' ? index : response));
    try {
      const connection = new BrokerConnection(readBroker({ url: host.url, ...credentials }, {}), patience);
      if (reads) await connection.index();
      const content = path === '/' ? {} : { method: 'POST', content: {} };
      const failed: unknown = await connection
        .sendOnce(path, { ...(content as { method?: 'POST' }), purpose: 'list the contracts of mediawiki' })
        .catch((error: unknown) => error);
      return (failed as Error).message.replaceAll(host.url, 'HOST');
    } finally {
      await host.stop();
    }
  }

  const did400 = 'The broker at HOST did not list the contracts of mediawiki: it responded with status 400.';

  /** The bodies are those of a Pact Broker 2.120. */
  it('repeats the reasons of the broker', async () => {
    const reasons = async (status: number, body: object): Promise<string> =>
      messageFor({ status, headers: hal, body: JSON.stringify(body) });
    const nowhere = "environment with name 'nowhere' does not exist (at index 0)";
    expect(await reasons(400, { errors: { consumerVersionSelectors: [nowhere] } })).to.equal(
      `${did400} The broker says: consumerVersionSelectors: ${nowhere}`,
    );
    expect(await reasons(400, { errors: ['Please provide 1 or more version selectors.'] })).to.equal(
      `${did400} The broker says: Please provide 1 or more version selectors.`,
    );
    const several = { pacticipantName: ['is missing'], contracts: ['is missing'] };
    expect(await reasons(400, { errors: several })).to.equal(
      `${did400} The broker says:\n  pacticipantName: is missing\n  contracts: is missing`,
    );
    expect(await reasons(404, { error: "No provider with name 'wiki' found" })).to.equal(
      'The broker at HOST responded with 404 to the request to list the contracts of mediawiki. ' +
        "The broker says: No provider with name 'wiki' found",
    );
    expect(await reasons(500, { error: { message: 'An error has occurred.', reference: 'ab12' } })).to.equal(
      'The broker at HOST failed to list the contracts of mediawiki (status 500). ' +
        'The broker says: An error has occurred. (reference: ab12)',
    );
    expect(await reasons(400, { type: 'about:blank', title: 'Invalid', detail: 'The date is invalid.' })).to.equal(
      `${did400} The broker says: The date is invalid.`,
    );
  });

  it('take no reasons from what is not JSON, or has none', async () => {
    for (const body of ['', '<p>Bad Request', '[]', '{"errors":{}}', '{"error":""}']) {
      expect(await messageFor({ status: 400, body })).to.equal(did400);
    }
  });

  it('contain no secret that a broker repeats', async () => {
    const body = JSON.stringify({ errors: { authorization: ['Bearer open-sesame is wrong'] } });
    expect(await messageFor({ status: 400, body }, { credentials: token })).not.to.include('open-sesame');
  });

  it('say that a name and a password are wanted', async () => {
    const wanted = (status: number): string =>
      `The broker at HOST does not accept a token (${status}), but a name and a password: set PACT_BROKER_USERNAME and ` +
      'PACT_BROKER_PASSWORD, and unset PACT_BROKER_TOKEN.';
    // As Rack responds to a scheme that it does not know.
    const empty = { status: 400, headers: { 'Content-Type': 'text/plain' } };
    expect(await messageFor(empty, { credentials: token })).to.equal(wanted(400));
    expect(await messageFor(empty, { credentials: basic })).to.equal(did400);
    const challenge = { status: 401, headers: { 'WWW-Authenticate': 'Basic realm="Restricted"' } };
    expect(await messageFor(challenge, { credentials: token })).to.equal(wanted(401));
  });

  it('distinguish an account that may only read from one that is unknown', async () => {
    const readOnly =
      'The broker at HOST lets this account read, but not list the contracts of mediawiki (401): give an account that ' +
      'may write in PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD.';
    expect(await messageFor({ status: 401 }, { credentials: basic, reads: true })).to.equal(readOnly);
    expect(await messageFor({ status: 403 }, { credentials: token, reads: true })).to.match(
      /lets this account read, but not .* \(403\): give an account that may write in PACT_BROKER_TOKEN\.$/,
    );
    expect(await messageFor({ status: 401 }, { credentials: basic })).to.equal(
      'The broker at HOST does not accept the name and password (401): check PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD.',
    );
    // A broker that everyone may read.
    expect(await messageFor({ status: 401 }, { reads: true })).to.match(/requires authentication \(401\): set /);
  });

  it('name where a host redirects to, without its query', async () => {
    const headers = { Location: 'https://login.example/sign-in?return=open-sesame' };
    expect(await messageFor({ status: 301, headers }, { path: '/' })).to.equal(
      'HOST redirects to https://login.example/sign-in (status 301): is that the broker? Credentials are not sent there; ' +
        "give the broker's own address.",
    );
    expect(await messageFor({ status: 302 })).to.match(/^HOST redirects elsewhere \(status 302\)/);
  });

  it('say that a host is no broker', async () => {
    const page = { status: 200, headers: { 'Content-Type': 'text/html' }, body: '<!doctype html>' };
    expect(await messageFor(page, { path: '/' })).to.equal(
      'HOST is not a Pact broker: it responds without a document.',
    );
    expect(await messageFor({ ...page, status: 404 }, { path: '/' })).to.equal(
      'There is no Pact broker at HOST: it responded with status 404.',
    );
  });

  it('end after the time limit', async () => {
    expect(await messageFor(undefined, { patience: 50 })).to.equal(
      'The broker at HOST gave no response within 0.05 seconds.',
    );
  });
});
