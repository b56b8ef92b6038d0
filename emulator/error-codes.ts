/**
 * The `code` of every error class, which stays the same where a message may change and where two copies of the package are
 * loaded. docs/reference.md lists them.
 */
export const errorCodes = {
  BrokerFailure: 'ERR_WIKIDOUBLE_BROKER',
  BrokerOptionsError: 'ERR_WIKIDOUBLE_BROKER_OPTIONS',
  ContractFileError: 'ERR_WIKIDOUBLE_CONTRACT_FILE',
  ContractProblem: 'ERR_WIKIDOUBLE_CONTRACT',
  DisruptionError: 'ERR_WIKIDOUBLE_DISRUPTION',
  ListenError: 'ERR_WIKIDOUBLE_LISTEN',
  NetworkBlockedError: 'ERR_WIKIDOUBLE_NETWORK_BLOCKED',
  NotSupportedError: 'ERR_WIKIDOUBLE_NOT_SUPPORTED',
  OptionError: 'ERR_WIKIDOUBLE_OPTION',
  ScenarioFileError: 'ERR_WIKIDOUBLE_SCENARIO_FILE',
  StrictError: 'ERR_WIKIDOUBLE_STRICT',
  WikiAssertionError: 'ERR_WIKIDOUBLE_ASSERTION',
  WikiContentError: 'ERR_WIKIDOUBLE_WIKI_CONTENT',
  WikiFileError: 'ERR_WIKIDOUBLE_WIKI_FILE',
  WikiUnreachable: 'ERR_WIKIDOUBLE_UNREACHABLE',
} as const;

/** A value of {@link errorCodes}. */
export type ErrorCode = (typeof errorCodes)[keyof typeof errorCodes];
