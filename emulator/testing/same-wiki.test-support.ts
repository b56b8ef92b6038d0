import { expect } from 'chai';

import { createWiki, type Wiki, type WikiDefinition } from '../index';
import { Client } from './send.test-support';

const namespaces = [0, 1, 2, 3, 4, 6, 8, 10, 14];

/** Together they request all that a wiki contains, as far as somebody may see it. */
const queries = [
  ...namespaces.map(
    (id) => `generator=allpages&gapnamespace=${id}&gaplimit=max&prop=info|revisions&inprop=watched|watchers|protection
      |notificationtimestamp&intestactions=edit|move&rvslots=main
      &rvprop=ids|flags|timestamp|user|userid|comment|parsedcomment|size|sha1|tags|content|contentmodel`,
  ),
  `list=recentchanges&rclimit=max&rctype=edit|new|log&rcprop=user|userid|comment|parsedcomment|flags|timestamp|title
    |ids|sizes|redirect|loginfo|tags|sha1|patrolled`,
  'list=logevents&lelimit=max&leprop=ids|title|type|user|userid|timestamp|comment|parsedcomment|details|tags',
  'list=blocks&bklimit=max&bkprop=id|user|userid|by|byid|timestamp|expiry|reason|range|flags|restrictions',
  'list=alldeletedrevisions&adrlimit=max&adrprop=ids|flags|timestamp|user|comment|size|sha1|tags|content|contentmodel&adrslots=main',
  'list=filearchive&falimit=max&faprop=sha1|timestamp|user|size|dimensions|description|mime|archivename|bitdepth|metadata',
  'list=protectedtitles&ptlimit=max&ptprop=timestamp|user|userid|comment|expiry|level',
  'list=tags&tglimit=max&tgprop=hitcount|defined|source|active',
  'list=allfileusages&aflimit=max&afprop=ids|title',
  `generator=allpages&gapnamespace=6&gaplimit=max&prop=imageinfo|fileusage|duplicatefiles&iilimit=max&fulimit=max
    &iiprop=timestamp|user|userid|comment|size|sha1|mime|mediatype|bitdepth|archivename|metadata`,
  'meta=userinfo|siteinfo&uiprop=blockinfo|groups|groupmemberships|rights|options|editcount|hasmsg|unreadcount&siprop=general|statistics',
].map((query) => `action=query&format=json&formatversion=2&${query.replace(/\n\s*/g, '')}`);

/** What a client reads, to the end of every list. */
function everything(client: Client, users: readonly string[]): string[] {
  const ofUsers = `action=query&format=json&list=users&ususers=${users.slice(0, 50).join('|')}&usprop=groupmemberships|editcount|registration|emailable|blockinfo`;
  return [...queries, ofUsers].flatMap((query) => {
    const bodies: string[] = [];
    for (let next: string | undefined = ''; next !== undefined;) {
      const { body } = client.send(`${query}${next}`);
      // Articles are counted anew from the texts; a wiki counts them as its pages are saved (reading 7.2).
      bodies.push(`${query}${next}\n${body.replace(/"articles":\d+/, '"articles":0')}`);
      const { continue: more } = JSON.parse(body) as { readonly continue?: Record<string, string> };
      next = more && `&${new URLSearchParams(more).toString()}`;
    }
    return bodies;
  });
}

/** Expects the definition of a wiki, printed as JSON, to create a wiki that shows the same to an account and to others. */
export function expectSameWikiAgain(wiki: Wiki, account?: { readonly name: string; readonly password: string }): void {
  const definition = JSON.parse(JSON.stringify(wiki.toDefinition())) as WikiDefinition;
  const again = createWiki(definition, { now: wiki.clock.now(), seed: 1 });
  expect(JSON.stringify(again.toDefinition(), null, 1)).to.equal(JSON.stringify(definition, null, 1));
  const names = (definition.users ?? []).map(({ name }) => name);
  const [one, other] = [wiki, again].map((each) => {
    const client = new Client(each);
    if (account) client.logIn(account.name, account.password);
    return everything(client, names);
  });
  expect(other).to.deep.equal(one);
}
