import type { Release } from '../releases/release';
import type { RequestContext } from './context';

/**
 * Of a content language with variants, the one that an anonymous client prefers (vectors languages/variant-…). Who is logged in has
 * none, even if the request counts as logged out.
 */
export function preferredVariant(
  context: RequestContext,
  isLoggedIn = context.client.user !== undefined,
): string | undefined {
  const { parameters, release, request, wiki } = context;
  const variants = wiki.site.contentLanguage?.variants.map(({ code }) => code);
  if (!variants?.length || isLoggedIn) return undefined;
  const { acceptedLanguages } = require('./query/userinfo/members') as typeof import('./query/userinfo/members');
  const accepted = acceptedLanguages(request.headers['accept-language'] ?? '').map(({ code }) => code);
  for (const code of [parameters.bytes('variant'), parameters.bytes('uselang'), ...accepted]) {
    const chosen = chosenVariant(code, variants, release);
    if (chosen !== undefined) return chosen;
  }
  return undefined;
}

/** The variant with that code or tag, in any case: `zh-tw` for `zh-Hant-TW`. */
export function chosenVariant(
  sent: string | undefined,
  variants: readonly string[],
  { languageTags }: Release,
): string | undefined {
  const lower = sent?.toLowerCase();
  return variants.find((code) => code === lower || languageTags.tag(code).toLowerCase() === lower);
}
