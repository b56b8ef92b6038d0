// Tests a wiki against the specification: one test per scenario. Here it is a fake; give the address of your own.
import { after, before, describe, it } from 'node:test';
import { createWiki } from 'wikidouble';
import { describeConformance } from 'wikidouble/conformance';

const wiki = createWiki({ pages: [{ title: 'Gallery', uses: ['File:Cat.jpg'] }] });
const server = await wiki.listen();
after(() => wiki.close());

describeConformance(server.api, { only: ['4.2'], describe, it, before, after });
