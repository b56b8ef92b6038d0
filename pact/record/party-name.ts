/** Whether a name is valid for a consumer or a provider: it becomes part of a file name, on any system. */
export function isPartyName(name: string): boolean {
  return !/[/\\:*?"<>|\0-\x1f]/.test(name) && /^[^.\s](?:.*[^.\s])?$/.test(name);
}
