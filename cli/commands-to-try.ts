import type { PageDefinition, WikiDefinition } from '../schemas/generated/wiki-file';

/**
 * Commands for a first try: the tokens of an anonymous client, and the usage of a file that this wiki has. They use
 * double quotes, which every shell understands, because `&` and `|` are special in all of them.
 *
 * @param address of `api.php`
 */
export function commandsToTry(address: string, definition: WikiDefinition): string[] {
  const commands = [`curl "${address}?action=query&meta=tokens&type=watch|patrol&format=json"`];
  const file = firstUsedFile(definition.pages ?? []);
  if (file === undefined) return commands;
  const usage = `${address}?action=query&list=imageusage&iutitle=${encodeTitle(file)}&iulimit=3`;
  return [...commands, `curl "${usage}&format=json&formatversion=2"`, `curl "${usage}&format=xml"`];
}

function firstUsedFile(pages: readonly PageDefinition[]): string | undefined {
  for (const { uses, text } of pages) {
    const file = uses?.[0] ?? /\[\[(File:[^|\]]+)/.exec(text ?? '')?.[1];
    if (file !== undefined) return file.trim();
  }
  return undefined;
}

/** Keeps titles readable, and encodes what a shell expands between double quotes. */
function encodeTitle(title: string): string {
  return encodeURIComponent(title).replaceAll('%3A', ':').replaceAll('%20', '_').replaceAll('!', '%21');
}
