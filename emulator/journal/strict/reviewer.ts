import type { Exchange } from '../kept-exchange';
import { maxlagFinding } from './bot-writes';
import { deprecationFindings } from './deprecation-findings';
import type { Finding } from './finding';
import { parameterFindings } from './parameter-findings';
import { SessionTokens } from './session-tokens';
import { userAgentFinding } from './user-agent';

/** Reads what clients ask as a reviewer reads their code. It sees the requests in the order in which they came. */
export class Reviewer {
  private readonly tokens = new SessionTokens();

  review(exchange: Exchange): readonly Finding[] {
    if (!exchange.observed) return [];
    const stale = this.tokens.check(exchange);
    this.tokens.note(exchange);
    // What failed on purpose is the test's own doing.
    if (exchange.failure !== undefined) return [];
    const others = [stale, maxlagFinding(exchange), userAgentFinding(exchange.request.headers)];
    return withoutRepetitions([
      ...parameterFindings(exchange),
      ...deprecationFindings(exchange.observed.warnings),
      ...others.filter((finding) => finding !== undefined),
    ]);
  }

  clear(): void {
    this.tokens.clear();
  }
}

/** A wiki may warn twice of the same. */
function withoutRepetitions(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.map((finding) => [`${finding.id} ${finding.message}`, finding])).values()];
}
