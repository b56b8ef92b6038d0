import { expect } from 'chai';

import { NamespaceTable } from '../model/namespaces';
import { absoluteTarget } from './subpages';

describe('A relative target', () => {
  const namespaces = new NamespaceTable({ siteName: 'TestWiki' });
  const talkPage = { namespace: 1, key: 'Selfp/a/b' };

  // Observed with `action=parse` of both releases.
  const observed: readonly [target: string, absolute: string][] = [
    ['/sub', 'Talk:Selfp/a/b/sub'],
    ['/sub//', 'Talk:Selfp/a/b/sub'],
    ['/', 'Talk:Selfp/a/b/'],
    ['/s#f', 'Talk:Selfp/a/b/s#f'],
    ['../', 'Talk:Selfp/a'],
    ['../#f', 'Talk:Selfp/a#f'],
    ['../x', 'Talk:Selfp/a/x'],
    ['../q//', 'Talk:Selfp/a/q'],
    ['../../', 'Talk:Selfp'],
    ['../../x', 'Talk:Selfp/x'],
    ['../../../', '../../../'],
    ['..', '..'],
    ['x/../y', 'x/../y'],
  ];
  for (const [target, absolute] of observed) {
    it(`${target} of Talk:Selfp/a/b is ${absolute}`, () => {
      expect(absoluteTarget(target, talkPage, namespaces)).to.equal(absolute);
    });
  }

  it('is a title of its own in namespaces without subpages', () => {
    expect(absoluteTarget('/sub', { namespace: 0, key: 'Selfp' }, namespaces)).to.equal('/sub');
  });
});
