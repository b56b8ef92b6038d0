/** What follows the options in the help of `wikidouble pact verify`. */
export const verifyHelp = `
A broker learns who asks from PACT_BROKER_TOKEN, or PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD. A real wiki says its own
version and branch; of a provider with another name than mediawiki, GIT_COMMIT and GIT_BRANCH say them where it does not.

Examples:
  wikidouble pact verify https://wiki.example/w/api.php        what the scenarios say of every wiki
  wikidouble pact verify http://127.0.0.1:7080 --pact pacts/my-bot-mediawiki.json
                                                               a contract of your own
  WIKIDOUBLE_PASSWORD=… wikidouble pact verify https://wiki.example --user Alice --report junit=pact.xml
  wikidouble pact verify https://wiki.example --broker https://broker.example
                                                               the contracts of all that use the wiki
  PACT_BROKER_BASE_URL=… PACT_BROKER_TOKEN=… wikidouble pact verify https://wiki.example --broker --publish-results
                                                               … and the broker learns what came of it
  wikidouble pact verify http://127.0.0.1:7080 --broker https://broker.example --provider wikidouble --provider-version 0.1.0

Exit codes:
  0  every interaction that applies to the wiki was verified, and at least one was
  1  the wiki breaks one that may not fail
  2  it could not be found out: no wiki there, no answer in time, a log-in refused, nothing that a state could be made
     of; no broker there, a token that it does not accept, an error of its own, no contract that the selectors mean, a
     result that did not reach it; or the command line was not understood`;
