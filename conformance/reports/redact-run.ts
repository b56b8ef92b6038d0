import type { FailedExpectation, ReportedExchange, Run, ScenarioOutcome } from '../../schemas/generated/report';
import type { Redact } from '../../emulator/redact/redactor';

/**
 * A run without secrets in its free texts. Nothing else changes, whatever a wiki puts into its responses and whatever
 * the password is: verdicts, levels, ids, counts and exit codes stay, and so does what the user or this program wrote
 * (addresses, titles, the sentences of rules).
 */
export function redactRun(run: Run, redact: Redact): Run {
  const { problem, retries, capabilities, findings, leftOver } = run;
  const generator = capabilities?.generator;
  return {
    ...run,
    ...(problem === undefined ? {} : { problem: redact(problem) }),
    ...(retries && {
      retries: retries.map((one) => ({ ...one, request: redact(one.request), reason: redact(one.reason) })),
    }),
    ...(capabilities && {
      capabilities: { ...capabilities, ...(generator === undefined ? {} : { generator: redact(generator) }) },
    }),
    ...(findings && { findings: findings.map((one) => ({ ...one, evidence: redact(one.evidence) })) }),
    ...(leftOver && { leftOver: leftOver.map(redact) }),
    rules: run.rules.map((rule) => ({ ...rule, reasons: rule.reasons.map(redact) })),
    scenarios: run.scenarios.map((scenario) => redactScenario(scenario, redact)),
  };
}

function redactScenario(scenario: ScenarioOutcome, redact: Redact): ScenarioOutcome {
  const { reason, exchanges, failures } = scenario;
  return {
    ...scenario,
    ...(reason === undefined ? {} : { reason: redact(reason) }),
    ...(exchanges && { exchanges: exchanges.map((exchange) => redactExchange(exchange, redact)) }),
    failures: failures.map((failure) => redactFailure(failure, redact)),
  };
}

function redactFailure(failure: FailedExpectation, redact: Redact): FailedExpectation {
  const { at, expected, actual, firstDifference, curl } = failure;
  return {
    ...failure,
    at: redact(at),
    expected: redact(expected),
    actual: redact(actual),
    ...(firstDifference === undefined ? {} : { firstDifference: redact(firstDifference) }),
    curl: redact(curl),
  };
}

function redactExchange(exchange: ReportedExchange, redact: Redact): ReportedExchange {
  const { query, requestHeaders, requestBody, headers, body } = exchange;
  return {
    ...exchange,
    query: redact(query),
    requestHeaders: requestHeaders.map(redact),
    ...(requestBody === undefined ? {} : { requestBody: redact(requestBody) }),
    headers: headers.map(redact),
    body: redact(body),
  };
}
