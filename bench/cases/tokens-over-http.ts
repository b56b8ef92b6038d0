import type { BenchCase } from '../bench-case';
import { compareServers } from '../compare-servers';

/** The request that test suites send most: the tokens of an anonymous client. */
export const tokensOverHttp: BenchCase = {
  name: 'tokens-over-http',
  description: 'requests per second for tokens, on 16 connections that stay open',
  run: (budget) =>
    compareServers(
      {
        name: 'tokens',
        path: '/api.php?action=query&meta=tokens&type=watch%7Cpatrol&format=json',
        definition: {},
        aim: 0.75,
      },
      budget,
    ),
};
