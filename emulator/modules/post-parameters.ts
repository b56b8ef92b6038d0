import { UsageError } from '../messages/usage-error';
import type { RequestContext } from './context';

/**
 * Refuses secrets in the query string, where servers log them (core 6.4, `mustpostparams`).
 *
 * @throws UsageError naming those that stand there
 */
export function requireInBody(context: RequestContext, names: readonly string[]): void {
  const misplaced = names.filter((name) => context.parameters.query.has(name));
  if (misplaced.length === 0) return;
  const message = {
    code: 'mustpostparams',
    key: 'apierror-mustpostparams' as const,
    parameters: [misplaced.join(', '), misplaced.length],
  };
  throw new UsageError(message, context.actionName);
}
