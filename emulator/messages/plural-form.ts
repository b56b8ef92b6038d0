/**
 * The form for a count: of `one|other`, or of `0=none|one|other`.
 *
 * @param positionOf where the form of a count stands among those without a number
 */
export function pluralForm(count: number, given: readonly string[], positionOf: (count: number) => number): string {
  const explicit = given.find((form) => form.startsWith(`${count}=`));
  if (explicit !== undefined) return explicit.slice(`${count}=`.length).trim();
  const forms = given.filter((form) => !/^\d+=/.test(form));
  // Some translations count a list.
  const form = Number.isNaN(count) ? undefined : forms[positionOf(count)];
  return (form ?? forms.at(-1) ?? '').trim();
}
