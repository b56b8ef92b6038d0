import type { SentRequest } from '../runner/exchange';
import { Folding } from './folding';

/** A folding that folds these conditions into a request, among others: one with the first seed that does. */
export async function foldingWith(request: SentRequest, ...names: readonly string[]): Promise<Folding> {
  for (let seed = 1; seed < 1000; seed++) {
    const folding = new Folding(seed);
    await folding.wrap(() => Promise.resolve({ status: 200, headers: [], body: '' }))(request);
    const isFitting = names.every((name) => folding.applied.has(name));
    if (isFitting && ![...folding.applied.keys()].some((name) => name.startsWith('format'))) return folding;
  }
  throw new Error(`No seed folds ${names.join(' and ')} into ${request.query}.`);
}
