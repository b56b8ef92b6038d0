// Tests a wiki against the specification: one test per scenario. Here it is a fake; give the address of your own.
import { afterAll, beforeAll, describe, it } from 'vitest';
import { createWiki } from 'wikidouble';
import { describeConformance } from 'wikidouble/conformance';

const wiki = createWiki({ pages: [{ title: 'Gallery', uses: ['File:Cat.jpg'] }] });
const server = await wiki.listen();
afterAll(() => wiki.close());

describeConformance(server.api, { only: ['4.2'], describe, it, before: beforeAll, after: afterAll });
