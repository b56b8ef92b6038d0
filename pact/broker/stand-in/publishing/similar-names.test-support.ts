/** Words that do not distinguish applications. */
const ignored = ['api', 'provider', 'service'];

/** The existing names that a new name might mean: `My Bot` and `my-bots` are the same words. */
export function similarNames(name: string, existing: readonly string[]): string[] {
  if (existing.includes(name)) return [];
  const words = wordsOf(name);
  return existing.filter((other) => wordsOf(other) === words);
}

/** Words in lower case, without the s of the plural. */
function wordsOf(name: string): string {
  const words = name
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1_$2')
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[\s_-]+/);
  return words
    .map((word) => word.replace(/s$/, ''))
    .filter((word) => !ignored.includes(word))
    .join(' ');
}

export function similarNameText(base: string, name: string, similar: readonly string[]): string {
  return `This is the first time a pact has been published for "${name}".
The name "${name}" is very similar to the following existing pacticipants:
${similar.map((other) => `* ${other}`).join('\n')}
If you meant to specify one of the above names, please correct the pact configuration, and re-publish the pact.
If the pact is intended to be for a new consumer or provider, please manually create "${name}" using the following command from the Pact Broker CLI, and then re-publish the pact:

pact-broker create-or-update-pacticipant --name "${name}" --broker-base-url ${base}

For information on the Pact Broker CLI see https://docs.pact.io/go/pbc-cli
To disable this check, set \`check_for_potential_duplicate_pacticipant_names\` to false in the configuration.
`;
}
