import { expect } from 'chai';

import schema from '../../schemas/wiki-file.schema.json';
import { createModel } from '../definition/create-model';
import { createEnvironment } from '../environment';
import { respondToRequest } from '../pipeline/respond-to-request';
import { fixture } from '../testing/send.test-support';
import { defaultRelease, release, releaseNames, type Release } from './release';
import { releases } from './releases';

/** A release that nobody has looked at yet: it states its name and version, and nothing else. */
const invented: Release = release({ name: '1.44', version: '1.44.0', basedOn: releases['1.43'] });

describe('A release', () => {
  it('is since itself and every release that it is based on', () => {
    expect(releases['1.39'].since('1.39')).to.equal(true);
    expect(releases['1.39'].since('1.43')).to.equal(false);
    expect(releases['1.43'].since('1.39')).to.equal(true);
    expect(invented.since('1.43')).to.equal(true);
  });

  it('chooses its own value, otherwise that of the release it is based on', () => {
    expect(releases['1.43'].choose({ '1.39': 'old', '1.43': 'new' })).to.equal('new');
    expect(releases['1.43'].choose({ '1.39': 'old' })).to.equal('old');
    expect(releases['1.39'].choose({ '1.39': 'old', '1.43': 'new' })).to.equal('old');
    expect(invented.choose({ '1.39': undefined, '1.43': 'new' })).to.equal('new');
  });

  it('keeps lazy members of its base', () => {
    expect(invented.interwikiMap).to.equal(releases['1.43'].interwikiMap);
    expect(Object.getOwnPropertyNames(invented)).to.have.members(['name', 'version', 'basedOn', 'history']);
  });
});

describe('The list of releases', () => {
  it('has a profile for each name, and no other', () => {
    expect(Object.keys(releases)).to.deep.equal([...releaseNames]);
    for (const name of releaseNames) expect(releases[name].name).to.equal(name);
    expect(defaultRelease).to.equal(releaseNames.at(-1));
  });

  it('contains the valid names of a wiki file', () => {
    expect(schema.$defs.site.properties.release.enum).to.deep.equal([...releaseNames]);
  });
});

describe('A third release', () => {
  const requests = [
    'action=query&meta=siteinfo&siprop=general|namespaces|magicwords|usergroups|variables|skins|libraries&format=json',
    'action=query&meta=tokens|userinfo&type=*&uiprop=*&format=json',
    'action=query&list=imageusage&iutitle=File:Used.png&iulimit=max&format=xml',
    'action=query&list=allpages&generator=allpages&prop=info|images&inprop=*&format=json&formatversion=2',
    'action=query&list=imageusage&iutitle=&errorformat=raw&format=json',
    'action=query&titles=|%C3%9F&format=json&smaxage=-1&foo=1&errorformat=html',
    'action=paraminfo&modules=query+allpages|query+info|main&format=json',
    'action=query&meta=tokens&format=jsonfm',
    'action=logout&token=x&format=json',
    'action=query',
  ];

  const respond = (of: Release, query: string): string => {
    const model = createModel(fixture, of, createEnvironment({ seed: 1, now: '2026-01-31T12:00:00Z' }), {
      debug: undefined,
      headersSent: false,
      unsupported: 'as-unknown',
    });
    const { status, headers, body } = respondToRequest(model, {
      method: 'GET',
      url: `/api.php?${query}`,
      headers: {},
      body: new Uint8Array(),
      server: 'http://wiki.example',
      remoteAddress: '127.0.0.1',
    });
    return [status, ...headers, body].join('\n');
  };

  for (const query of requests) {
    it(`responds to ${query} like the release that it is based on`, () => {
      expect(respond(invented, query).replaceAll('1.44.0', '1.43.9')).to.equal(respond(releases['1.43'], query));
    });
  }
});
