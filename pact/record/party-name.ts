/**
 * Whether a consumer or a provider can be called so: the file of their contract is called after both, on any system.
 */
export function isPartyName(name: string): boolean {
  return !/[/\\:*?"<>|\0-\x1f]/.test(name) && /^[^.\s](?:.*[^.\s])?$/.test(name);
}
